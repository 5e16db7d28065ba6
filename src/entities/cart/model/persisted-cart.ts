import { type PersistConfig, persistReducer } from 'redux-persist';

import { storageKeys } from '@/shared/config';

import type { BagStorage } from './bag-storage';
import { cartReducer, type CartState } from './cart-slice';

/**
 * Plain JSON under the key `cart` (section 4). The library's own serialising would encode twice and
 * drop in silence what it cannot read; its time-out would empty a bag that storage is slow to give.
 * The slice itself takes up what storage held.
 */
const configFor = (storage: BagStorage): PersistConfig<CartState> & { deserialize: false } => ({
  key: storageKeys.cart,
  keyPrefix: '',
  storage,
  serialize: false,
  deserialize: false,
  stateReconciler: false,
  timeout: 0,
});

/** The cart's reducer, kept in the browser's storage. */
export const persistedCartReducer = (storage: BagStorage) =>
  persistReducer<CartState>(configFor(storage), cartReducer);
