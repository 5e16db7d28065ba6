import { readStoredSession } from '@/shared/session';

import type { RootState } from '../root-reducer';

type Dump = RootState | { computedStates: { state: RootState }[]; currentStateIndex: number };

/**
 * The state of a dump: a state alone, or what Redux DevTools export. What was being loaded then is
 * loaded again. Tokens are masked in a dump, so a customer's is the one of this browser, if any.
 */
export const stateOfDump = (dump: Dump): RootState => {
  const state =
    'computedStates' in dump ? dump.computedStates[dump.currentStateIndex]?.state : dump;
  if (state?.session === undefined) throw new TypeError('The file holds no state of the shop.');
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
 * For `npm run dev` alone: the state in the file that `?state=` names, a path below the folder of
 * the project, and its page in place of this address. Null without the parameter.
 */
export const readDumpedState = async (): Promise<RootState | null> => {
  const file = new URLSearchParams(window.location.search).get('state');
  if (file === null) return null;
  const response = await fetch(`/${file.replace(/^\/+/, '')}`);
  const state = stateOfDump(await response.json());
  window.history.replaceState(null, '', state.location || window.location.pathname);
  return state;
};
