import {
  configureStore,
  createListenerMiddleware,
  type Middleware,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

import { cartReducer, createBagStorage } from '@/entities/cart';
import { createWishlistStorage, wishlistReducer } from '@/entities/wishlist';
import { api } from '@/shared/api';
import { storageKeys } from '@/shared/config';
import type { AppDispatch, AppState, StoreExtra } from '@/shared/redux';

import type { DevTools } from './devtools/devtools';
import { persistedReducer } from './persisted-reducer';
import { createRootReducer, type RootState } from './root-reducer';
import { addSessionListeners } from './session-listeners';

export interface StoreOptions {
  preloadedState?: Partial<RootState>;
  /** Where the API is and how it is called; the browser's own by default. */
  apiUrl?: string;
  fetch?: StoreExtra['fetch'];
  /** Never offline by default. */
  isOffline?: StoreExtra['isOffline'];
  /** Connects the store to Redux DevTools. */
  devTools?: DevTools;
}

const defaultApiUrl = () => new URL('/api', window.location.origin).href;

// Without Redux DevTools no action is dropped.
const passThrough: Middleware = () => (next) => next;
const unchanged: StoreEnhancer = (createStore) => createStore;

/**
 * A new store: one per browser tab, one per render on the server, one per test. The state is
 * serializable and actions have readable names, for Redux DevTools.
 */
export const makeStore = ({
  preloadedState,
  apiUrl,
  fetch,
  isOffline = () => false,
  devTools,
}: StoreOptions = {}) => {
  const request: StoreExtra['fetch'] = fetch ?? ((input, init) => globalThis.fetch(input, init));
  const extra: StoreExtra = {
    apiUrl: apiUrl ?? defaultApiUrl(),
    fetch: devTools?.timeTravel.fetchWhenLatest(request) ?? request,
    isOffline,
  };
  const bagStorage = createBagStorage();
  const wishlistStorage = createWishlistStorage();
  const reducer = createRootReducer({
    cart: persistedReducer(storageKeys.cart, bagStorage, cartReducer),
    wishlist: persistedReducer(storageKeys.wishlist, wishlistStorage, wishlistReducer),
  });
  // The store's only listener middleware: everything that reacts to actions registers here.
  const { middleware, startListening } = createListenerMiddleware<AppState, AppDispatch>();
  addSessionListeners(startListening);
  const store = configureStore({
    reducer: devTools?.replayable(reducer) ?? reducer,
    // Slices that the server did not fill start from their own initial state.
    preloadedState: preloadedState as RootState | undefined,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(devTools?.timeTravel.middleware ?? passThrough, middleware)
        .concat(api.middleware),
    enhancers: (getDefaultEnhancers) =>
      getDefaultEnhancers().concat(devTools?.timeTravel.enhancer ?? unchanged),
    devTools: devTools?.options ?? false,
  });
  return Object.assign(store, { bagStorage, wishlistStorage, startListening });
};

export type ShopStore = ReturnType<typeof makeStore>;
