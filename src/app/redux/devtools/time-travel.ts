import type { Middleware, Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';

import type { RootState } from '../root-reducer';
import { maskedText } from './mask';
import { recordedType } from './sanitizers';

/** What Redux DevTools add to the store: the recorded actions and the states after them. */
interface Recording {
  getState: () => { currentStateIndex: number; stagedActionIds: readonly number[] };
}

/** Read by RTK Query's middleware alone: which component uses which cached response. */
const isSubscription = (action: unknown): boolean =>
  (action as UnknownAction).type.startsWith('api/subscriptions/');

/** An imported log has no token: a call with what stands for it would end the session. */
const hasMaskedToken = (request: RequestInfo | URL): boolean =>
  request instanceof Request && request.headers.get('authorization') === `Bearer ${maskedText}`;

/**
 * Keeps the shop still while Redux DevTools show a past state: they replace the state without an
 * action, so nothing else in the store knows. Until the latest state is shown again, actions are
 * dropped, no request starts, and what is being asked waits with its answer.
 */
export const createTimeTravel = () => {
  const listeners = new Set<() => void>();
  let recording: Recording | undefined;
  let waiting: (() => void)[] = [];
  /** Dispatches under way: an action that reaches a reducer outside of one is a replayed one. */
  let dispatches = 0;
  /** The latest state's bag was made by replaying, e.g. without a skipped action. */
  let bagRewritten = false;
  let latestBag = '';

  const isPast = (): boolean => {
    const { currentStateIndex, stagedActionIds } = recording?.getState() ?? {
      currentStateIndex: 0,
      stagedActionIds: [],
    };
    return currentStateIndex < stagedActionIds.length - 1;
  };

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    recording = (store as { liftedStore?: Recording }).liftedStore;
    const bag = () => JSON.stringify((store.getState() as RootState).cart.items);
    store.subscribe(() => {
      if (dispatches > 0) return;
      if (!isPast()) {
        bagRewritten = bag() !== latestBag;
        for (const go of waiting) go();
        waiting = [];
      }
      for (const listener of listeners) listener();
    });
    return {
      ...store,
      dispatch: (action) => {
        dispatches += 1;
        try {
          return store.dispatch(action);
        } finally {
          dispatches -= 1;
          if (!isPast() && !bagRewritten) latestBag = bag();
        }
      },
    };
  };

  const middleware: Middleware = () => (next) => (action) =>
    isPast() && typeof action !== 'function' && !isSubscription(action) ? action : next(action);

  return {
    isPast,
    enhancer,
    middleware,

    /** Calls the listener when the state was replaced without an action; returns what stops that. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * `fetch` while the latest state is shown; an answer that comes later waits until it is.
     * Rejects with a TypeError, as without a connection, in a past or an imported state.
     */
    fetchWhenLatest:
      (request: typeof fetch): typeof fetch =>
      async (...args) => {
        if (isPast() || hasMaskedToken(args[0])) {
          throw new TypeError('Redux DevTools show a past or an imported state.');
        }
        try {
          return await request(...args);
        } finally {
          if (isPast()) await new Promise<void>((resolve) => waiting.push(resolve));
        }
      },

    /**
     * Runs `replaying` in place of `live` when recorded actions are replayed, and as long as what
     * came of that is shown: a bag that was made so is never stored.
     */
    reducer:
      (live: Reducer<RootState>, replaying: Reducer<RootState>): Reducer<RootState> =>
      (state, action) => {
        if (dispatches === 0) {
          return replaying(state, { ...action, type: recordedType(action.type) });
        }
        if (action.type === PERSIST) bagRewritten = false;
        return (bagRewritten ? replaying : live)(state, action);
      },
  };
};

/** Redux DevTools' hold on one store. */
export type TimeTravel = ReturnType<typeof createTimeTravel>;
