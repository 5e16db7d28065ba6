import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

import { createBagStorage } from '@/entities/cart';
import { api } from '@/shared/api';
import type { StoreExtra } from '@/shared/redux';

import { createRootReducer, type RootState } from './root-reducer';
import { createSessionListeners } from './session-listeners';

export interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Where the API is and how it is called; the browser's own by default. */
  apiUrl?: string;
  fetch?: StoreExtra['fetch'];
}

const defaultApiUrl = () => new URL('/api', window.location.origin).href;

/**
 * A new store: one per browser tab, one per render on the server, one per test. Everything that
 * the shop knows is in it, serialisable and under readable action names, for Redux DevTools.
 */
export const makeStore = ({ preloadedState, apiUrl, fetch }: StoreOptions = {}) => {
  const extra: StoreExtra = {
    apiUrl: apiUrl ?? defaultApiUrl(),
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
  };
  const bagStorage = createBagStorage();
  const { middleware, startListening } = createSessionListeners();
  const store = configureStore({
    reducer: createRootReducer(bagStorage),
    // Slices that the server did not fill start from their own initial state.
    preloadedState: preloadedState as RootState | undefined,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(middleware)
        .concat(api.middleware),
    devTools: { name: 'Selvage' },
  });
  return Object.assign(store, { bagStorage, startListening });
};

export type ShopStore = ReturnType<typeof makeStore>;
