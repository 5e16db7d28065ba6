import type { Action, Middleware, Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';

import type { RootState } from '../root-reducer';
import { isHidden } from './devtools-options';
import { maskedText } from './mask';
import { originalType } from './sanitizers';

/** The store of Redux DevTools around the shop's: the recorded actions and the states after them. */
interface LiftedStore {
  getState: () => {
    actionsById: Record<number, { action: Action<string> }>;
    currentStateIndex: number;
    stagedActionIds: readonly number[];
  };
  dispatch: (action: { type: 'JUMP_TO_STATE'; index: number }) => void;
}

/**
 * Actions for RTK Query's middleware, not for a reducer: which component uses which cache entry.
 */
const isSubscription = (action: unknown): boolean =>
  (action as UnknownAction).type.startsWith('api/subscriptions/');

/** An imported log has masked tokens: a request with one would end the session. */
const hasMaskedToken = (request: RequestInfo | URL): boolean =>
  request instanceof Request && request.headers.get('authorization') === `Bearer ${maskedText}`;

/**
 * Pauses the shop while Redux DevTools show a past state. They replace the state without an action,
 * so nothing else in the store notices. Until the latest state is shown again, actions are dropped,
 * no request starts, and pending requests wait with their responses.
 */
export const createTimeTravel = () => {
  const listeners = new Set<() => void>();
  let liftedStore: LiftedStore | undefined;
  /** Let the responses go that arrived during a past state. */
  let resolvers: (() => void)[] = [];
  /** Dispatches that are running: an action that reaches a reducer outside of them is a replay. */
  let dispatchDepth = 0;
  /** Bag or wishlist was changed by a replay, e.g. because an action was skipped. */
  let itemsRewritten = false;
  let latestItems = '';

  /** The actions after the state that is shown. */
  const laterActions = (): Action<string>[] => {
    if (liftedStore === undefined) return [];
    const { actionsById, currentStateIndex, stagedActionIds } = liftedStore.getState();
    return stagedActionIds
      .slice(currentStateIndex + 1)
      .flatMap((id) => actionsById[id]?.action ?? []);
  };
  const isPast = (): boolean => !laterActions().every(isHidden);

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    ({ liftedStore } = store as { liftedStore?: LiftedStore });
    const items = () => {
      const { cart, wishlist } = store.getState() as RootState;
      return JSON.stringify([cart.items, wishlist.items]);
    };
    store.subscribe(() => {
      if (dispatchDepth > 0) return;
      if (!isPast()) {
        if (laterActions().length > 0) {
          // Only hidden actions follow: DevTools would go on showing the state before them.
          const index = (liftedStore?.getState().stagedActionIds.length ?? 1) - 1;
          liftedStore?.dispatch({ type: 'JUMP_TO_STATE', index });
          return;
        }
        itemsRewritten = items() !== latestItems;
        for (const resolve of resolvers) resolve();
        resolvers = [];
      }
      for (const listener of listeners) listener();
    });
    return {
      ...store,
      dispatch: (action) => {
        dispatchDepth += 1;
        try {
          return store.dispatch(action);
        } finally {
          dispatchDepth -= 1;
          if (!isPast() && !itemsRewritten) latestItems = items();
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

    /**
     * Calls the listener when the state was replaced without an action; returns the unsubscribe
     * function.
     */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * `fetch` for the latest state; a response that arrives during a past state waits for the
     * latest. Rejects with a TypeError, as without a connection, in a past or an imported state.
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
          if (isPast()) await new Promise<void>((resolve) => resolvers.push(resolve));
        }
      },

    /**
     * Runs `live` for the actions of the shop and `replaying` for recorded ones that are replayed.
     * While a replay has changed bag or wishlist, `replaying` runs for all: neither is stored.
     */
    reducer:
      (live: Reducer<RootState>, replaying: Reducer<RootState>): Reducer<RootState> =>
      (state, action) => {
        if (dispatchDepth === 0) {
          return replaying(state, { ...action, type: originalType(action.type) });
        }
        if (action.type === PERSIST) itemsRewritten = false;
        return (itemsRewritten ? replaying : live)(state, action);
      },
  };
};

/** The time travel of one store. */
export type TimeTravel = ReturnType<typeof createTimeTravel>;
