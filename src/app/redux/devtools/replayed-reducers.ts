import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, REHYDRATE } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

import { cartReducer } from '@/entities/cart';
import { wishlistReducer } from '@/entities/wishlist';
import { storageKeys } from '@/shared/config';

import type { StoredReducers } from '../root-reducer';

const markerAfter = (
  marker: PersistPartial['_persist'] | undefined,
  action: UnknownAction,
  key: string,
) => {
  if (action.type === PERSIST) return marker ?? { version: -1, rehydrated: false };
  if (action.type === REHYDRATE && action.key === key) {
    return { version: -1, ...marker, rehydrated: true };
  }
  return marker;
};

/** The same state as with redux-persist, but storage is neither read nor written. */
const replayed =
  <State>(reducer: Reducer<State>, key: string) =>
  (state: (State & PersistPartial) | undefined, action: UnknownAction): State & PersistPartial => {
    const marker = markerAfter(state?._persist, action, key);
    const next = reducer(state, action) as State & PersistPartial;
    return marker === next._persist
      ? next
      : { ...next, _persist: marker as PersistPartial['_persist'] };
  };

/** The reducers of what this browser keeps, for actions that are replayed. */
export const replayedReducers: StoredReducers = {
  cart: replayed(cartReducer, storageKeys.cart),
  wishlist: replayed(wishlistReducer, storageKeys.wishlist),
};
