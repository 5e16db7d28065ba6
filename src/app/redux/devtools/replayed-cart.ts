import type { UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, REHYDRATE } from 'redux-persist';
import type { PersistPartial } from 'redux-persist/es/persistReducer';

import { cartReducer } from '@/entities/cart';
import { storageKeys } from '@/shared/config';

type PersistedCart = ReturnType<typeof cartReducer> & PersistPartial;

const markerAfter = (marker: PersistPartial['_persist'] | undefined, action: UnknownAction) => {
  if (action.type === PERSIST) return marker ?? { version: -1, rehydrated: false };
  if (action.type === REHYDRATE && action.key === storageKeys.cart) {
    return { version: -1, ...marker, rehydrated: true };
  }
  return marker;
};

/**
 * The cart's reducer for replayed actions: the same state as with redux-persist, but the browser's
 * storage is neither read nor written.
 */
export const replayedCartReducer = (
  state: PersistedCart | undefined,
  action: UnknownAction,
): PersistedCart => {
  const marker = markerAfter(state?._persist, action);
  const cart = cartReducer(state, action) as PersistedCart;
  return marker === cart._persist
    ? cart
    : { ...cart, _persist: marker as PersistPartial['_persist'] };
};
