import { type PersistConfig, persistReducer } from 'redux-persist';

import { storageKeys } from '@/shared/config';

import { wishlistReducer, type WishlistState } from './wishlist-slice';
import type { WishlistStorage } from './wishlist-storage';

/** Plain JSON under the key `wishlist`, as the guest's bag is kept (ADR 0003). */
const configFor = (
  storage: WishlistStorage,
): PersistConfig<WishlistState> & { deserialize: false } => ({
  key: storageKeys.wishlist,
  keyPrefix: '',
  storage,
  serialize: false,
  deserialize: false,
  stateReconciler: false,
  timeout: 0,
});

/** The wishlist's reducer, persisted in the browser's storage. */
export const persistedWishlistReducer = (storage: WishlistStorage) =>
  persistReducer<WishlistState>(configFor(storage), wishlistReducer);
