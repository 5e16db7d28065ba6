import { type PersistConfig, persistReducer } from 'redux-persist';

import { storageKeys } from '@/shared/config';

import type { BagStorage } from './bag-storage';
import { cartReducer, type CartState } from './cart-slice';

/**
 * Plain JSON under the key `cart` (section 4). The library's own serialization would encode twice
 * and silently drop what it cannot read; its time-out would empty the bag when storage is slow. The
 * slice itself restores the stored lines.
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

/** The cart's reducer, persisted in the browser's storage. */
export const persistedCartReducer = (storage: BagStorage) =>
  persistReducer<CartState>(configFor(storage), cartReducer);
