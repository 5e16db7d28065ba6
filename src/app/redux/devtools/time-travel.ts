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

/** What the parts of one time travel share. */
const createTravel = () => ({
  listeners: new Set<() => void>(),
  liftedStore: undefined as LiftedStore | undefined,
  /** Let the responses go that arrived during a past state. */
  resolvers: [] as (() => void)[],
  /** Dispatches that are running: an action that reaches a reducer outside of them is a replay. */
  dispatchDepth: 0,
  /** Bag or wishlist was changed by a replay, e.g. because an action was skipped. */
  itemsRewritten: false,
  latestItems: '',
});
type Travel = ReturnType<typeof createTravel>;

const itemsOf = ({ cart, wishlist }: RootState) => JSON.stringify([cart.items, wishlist.items]);

/** The actions after the state that is shown. */
const laterActions = ({ liftedStore }: Travel): Action<string>[] => {
  if (liftedStore === undefined) return [];
  const { actionsById, currentStateIndex, stagedActionIds } = liftedStore.getState();
  return stagedActionIds
    .slice(currentStateIndex + 1)
    .flatMap((id) => actionsById[id]?.action ?? []);
};

const isPast = (travel: Travel): boolean => !laterActions(travel).every(isHidden);

/** Follows Redux DevTools to the state that they have put in the store. */
const followReplacedState = (travel: Travel, state: RootState): void => {
  const { liftedStore, listeners, resolvers } = travel;
  if (!isPast(travel)) {
    if (laterActions(travel).length > 0) {
      // Only hidden actions follow: DevTools would go on showing the state before them.
      const index = (liftedStore?.getState().stagedActionIds.length ?? 1) - 1;
      liftedStore?.dispatch({ type: 'JUMP_TO_STATE', index });
      return;
    }
    travel.itemsRewritten = itemsOf(state) !== travel.latestItems;
    for (const resolve of resolvers) resolve();
    travel.resolvers = [];
  }
  for (const listener of listeners) listener();
};

const createEnhancer =
  (travel: Travel): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    travel.liftedStore = (store as { liftedStore?: LiftedStore }).liftedStore;
    const state = () => store.getState() as RootState;
    store.subscribe(() => {
      if (travel.dispatchDepth === 0) followReplacedState(travel, state());
    });
    return {
      ...store,
      dispatch: (action) => {
        travel.dispatchDepth += 1;
        try {
          return store.dispatch(action);
        } finally {
          travel.dispatchDepth -= 1;
          if (!isPast(travel) && !travel.itemsRewritten) travel.latestItems = itemsOf(state());
        }
      },
    };
  };

const createRequestGate =
  (travel: Travel) =>
  (request: typeof fetch): typeof fetch =>
  async (...args) => {
    if (isPast(travel) || hasMaskedToken(args[0])) {
      throw new TypeError('Redux DevTools show a past or an imported state.');
    }
    try {
      return await request(...args);
    } finally {
      if (isPast(travel)) await new Promise<void>((resolve) => travel.resolvers.push(resolve));
    }
  };

const createReducer =
  (travel: Travel) =>
  (live: Reducer<RootState>, replaying: Reducer<RootState>): Reducer<RootState> =>
  (state, action) => {
    if (travel.dispatchDepth === 0) {
      return replaying(state, { ...action, type: originalType(action.type) });
    }
    if (action.type === PERSIST) travel.itemsRewritten = false;
    return (travel.itemsRewritten ? replaying : live)(state, action);
  };

/**
 * Pauses the shop while Redux DevTools show a past state. They replace the state without an action,
 * so nothing else in the store notices. Until the latest state is shown again, actions are dropped,
 * no request starts, and pending requests wait with their responses.
 */
export const createTimeTravel = () => {
  const travel = createTravel();
  const middleware: Middleware = () => (next) => (action) =>
    isPast(travel) && typeof action !== 'function' && !isSubscription(action)
      ? action
      : next(action);

  return {
    isPast: () => isPast(travel),
    enhancer: createEnhancer(travel),
    middleware,

    /**
     * Calls the listener when the state was replaced without an action; returns the unsubscribe
     * function.
     */
    subscribe: (listener: () => void): (() => void) => {
      travel.listeners.add(listener);
      return () => travel.listeners.delete(listener);
    },

    /**
     * `fetch` for the latest state; a response that arrives during a past state waits for the
     * latest. Rejects with a TypeError, as without a connection, in a past or an imported state.
     */
    fetchWhenLatest: createRequestGate(travel),

    /**
     * Runs `live` for the actions of the shop and `replaying` for recorded ones that are replayed.
     * While a replay has changed bag or wishlist, `replaying` runs for all: neither is stored.
     */
    reducer: createReducer(travel),
  };
};

/** The time travel of one store. */
export type TimeTravel = ReturnType<typeof createTimeTravel>;
