import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer, persistStore, REHYDRATE } from 'redux-persist';

import {
  bagChangedElsewhere,
  type BagLine,
  bagRestored,
  type CartState,
  checkGuestLines,
} from '@/entities/cart';
import { storageKeys } from '@/shared/config';
import { selectToken } from '@/shared/session';

import type { BagStorage } from './bag-storage';
import type { ShopStore } from './make-store';

/**
 * Plain JSON under the key `cart` (specification, section 4). The library's own serialising
 * would encode twice and drop in silence what it cannot read; its time-out would empty a bag
 * that storage is slow to give. What storage held goes through the slice's own action.
 */
const configWith = (storage: BagStorage): PersistConfig<CartState> & { deserialize: false } => ({
  key: storageKeys.cart,
  keyPrefix: '',
  storage,
  serialize: false,
  deserialize: false,
  stateReconciler: false,
  timeout: 0,
});

interface RehydrateAction extends UnknownAction {
  key: string;
  payload?: { items: BagLine[] };
}

const isRehydrate = (action: UnknownAction): action is RehydrateAction =>
  action.type === REHYDRATE && action.key === storageKeys.cart;

/** The cart's reducer, kept in the browser's storage. */
export const withPersistedBag = (reducer: Reducer<CartState>, storage: BagStorage) =>
  persistReducer<CartState>(configWith(storage), (state, action) =>
    isRehydrate(action)
      ? reducer(state, action.payload === undefined ? action : bagRestored(action.payload.items))
      : reducer(state, action),
  );

/** Only a customer has a bag elsewhere: what brings both together is not for the first view. */
const mergeBags = async ({ dispatch }: ShopStore): Promise<void> => {
  const { mergeGuestBag } = await import('@/features/merge-guest-bag');
  await dispatch(mergeGuestBag());
};

/**
 * Loads the guest's bag and keeps it, in step with other tabs; checks a guest's lines against
 * the catalogue, and fetches a customer's bag and merges the guest's into it when a session is
 * there. Called once in the browser, after the session was restored. Returns what stops it.
 */
export const startPersistingBag = (store: ShopStore): (() => void) => {
  const { bagStorage } = store;
  let servedToken: string | null = null;
  let restored = false;

  const serveCustomer = () => {
    const token = selectToken(store.getState());
    if (!restored || token === servedToken) return;
    servedToken = token;
    if (token === null) return;
    mergeBags(store).catch(() => {
      // Its code did not arrive: the guest's lines stay here until the shop is next opened.
    });
  };

  const persistor = persistStore(store, null, () => {
    restored = true;
    serveCustomer();
    void store.dispatch(checkGuestLines());
  });

  const adopt = (lines: BagLine[]) => {
    store.dispatch(bagChangedElsewhere(lines));
    bagStorage.adopted(store.getState().cart);
  };
  const follow = (event: StorageEvent) => {
    if (!restored || (event.key !== null && event.key !== storageKeys.cart)) return;
    const lines = bagStorage.linesFromElsewhere(event.newValue, store.getState().cart);
    if (lines !== null) adopt(lines);
  };
  const flush = () => {
    void persistor.flush();
  };

  const unsubscribe = store.subscribe(serveCustomer);
  bagStorage.whenMerged(adopt);
  window.addEventListener('storage', follow);
  window.addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    // What waits to be written would else be written after the stop.
    flush();
    persistor.pause();
    bagStorage.whenMerged(null);
    window.removeEventListener('storage', follow);
    window.removeEventListener('pagehide', flush);
  };
};
