import { readStoredSession } from '@/shared/session';

import type { RootState } from '../root-reducer';

type Dump = RootState | { computedStates: { state: RootState }[]; currentStateIndex: number };

/**
 * The state of a dump: a state alone, or an export of Redux DevTools. Pending queries are dropped,
 * so that they start again. Tokens are masked in a dump: a customer gets the token of this browser,
 * if any.
 */
export const stateOfDump = (dump: Dump): RootState => {
  const state =
    'computedStates' in dump ? dump.computedStates[dump.currentStateIndex]?.state : dump;
  if (state?.session === undefined) throw new TypeError('The file contains no state of the shop.');
  const { session, api } = state;
  const token = session.token === null ? null : (readStoredSession()?.token ?? session.token);
  const queries = Object.entries(api.queries).filter(([, query]) => query?.status !== 'pending');
  return {
    ...state,
    session: { ...session, token },
    api: { ...api, queries: Object.fromEntries(queries) },
  };
};

/**
 * For `npm run dev` only: reads the state from the file that `?state=` names, a path below the
 * project's folder, and replaces the URL with that of the state's page. Null without the
 * parameter.
 */
export const readDumpedState = async (): Promise<RootState | null> => {
  const file = new URLSearchParams(window.location.search).get('state');
  if (file === null) return null;
  const response = await fetch(`/${file.replace(/^\/+/, '')}`);
  const state = stateOfDump(await response.json());
  window.history.replaceState(null, '', state.location || window.location.pathname);
  return state;
};
