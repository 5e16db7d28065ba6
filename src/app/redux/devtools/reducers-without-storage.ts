import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

import { cartReducer } from '@/entities/cart';
import { wishlistReducer } from '@/entities/wishlist';
import { storageKeys } from '@/shared/config';
import { isRehydrated } from '@/shared/redux';

import type { StoredReducers } from '../root-reducer';

/** The part of the state that redux-persist keeps for itself, after an action. */
const markerAfter = (
  marker: PersistPartial['_persist'] | undefined,
  action: UnknownAction,
  key: string,
) => {
  if (action.type === PERSIST) return marker ?? { version: -1, rehydrated: false };
  return isRehydrated(key)(action) ? { version: -1, ...marker, rehydrated: true } : marker;
};

/** The state that `persistReducer` makes, without its side effects on the browser's storage. */
const withoutStorage =
  <State>(reducer: Reducer<State>, key: string) =>
  (state: (State & PersistPartial) | undefined, action: UnknownAction): State & PersistPartial => {
    const marker = markerAfter(state?._persist, action, key);
    const next = reducer(state, action) as State & PersistPartial;
    return marker === next._persist
      ? next
      : { ...next, _persist: marker as PersistPartial['_persist'] };
  };

/** The slices that this browser stores, for actions that Redux DevTools replay. */
export const reducersWithoutStorage: StoredReducers = {
  cart: withoutStorage(cartReducer, storageKeys.cart),
  wishlist: withoutStorage(wishlistReducer, storageKeys.wishlist),
};
