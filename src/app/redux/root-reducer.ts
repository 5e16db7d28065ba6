import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import { cartReducer } from '@/entities/cart';
import { currencyReducer } from '@/entities/currency';
import { checkoutReducer } from '@/features/checkout';
import { api } from '@/shared/api';
import { overlayReducer } from '@/shared/overlay';
import { sessionEnded, sessionReducer } from '@/shared/session';
import { toastsReducer } from '@/shared/toast';

import type { BagStorage } from './bag-storage';
import { withPersistedBag } from './persisted-bag';

const combineSlices = (bagStorage: BagStorage) =>
  combineReducers({
    session: sessionReducer,
    currency: currencyReducer,
    cart: withPersistedBag(cartReducer, bagStorage),
    checkout: checkoutReducer,
    overlay: overlayReducer,
    toasts: toastsReducer,
    [api.reducerPath]: api.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof combineSlices>>;

/**
 * The whole state. When a session ends, every slice and the API cache start over, so that
 * nothing of the last customer stays; only what a person is being told goes on, in the tab where it
 * is told. The bag starts over by its own rule: guest lines that no provider took stay in this
 * browser.
 */
export const createRootReducer = (bagStorage: BagStorage) => {
  const slices = combineSlices(bagStorage);
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    if (!sessionEnded.match(action) || state === undefined) return slices(state, action);
    const { cart, toasts } = state;
    return slices(action.payload.reason === 'elsewhere' ? { cart } : { cart, toasts }, action);
  };
};
