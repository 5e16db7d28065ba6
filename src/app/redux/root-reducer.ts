import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import type { persistedCartReducer } from '@/entities/cart';
import { currencyReducer } from '@/entities/currency';
import { checkoutReducer } from '@/features/checkout';
import { api } from '@/shared/api';
import { overlayReducer } from '@/shared/overlay';
import { sessionEnded, sessionReducer } from '@/shared/session';
import { toastsReducer } from '@/shared/toast';

import { locationReducer } from './devtools/location-slice';

type CartReducer = ReturnType<typeof persistedCartReducer>;

const shopReducer = (cart: CartReducer) =>
  combineReducers({
    session: sessionReducer,
    currency: currencyReducer,
    cart,
    checkout: checkoutReducer,
    location: locationReducer,
    overlay: overlayReducer,
    toasts: toastsReducer,
    [api.reducerPath]: api.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof shopReducer>>;

/**
 * The whole state. When a session ends, every slice and the API cache start over, so that
 * nothing of the last customer stays. Only the lines that live in this browser stay, and, in the tab
 * where they are shown, the messages.
 */
export const createRootReducer = (cartReducer: CartReducer) => {
  const slices = shopReducer(cartReducer);
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    if (!sessionEnded.match(action) || state === undefined) return slices(state, action);
    const { cart, location, toasts } = state;
    const shown = action.payload.reason === 'elsewhere' ? {} : { toasts };
    return slices({ cart, location, ...shown }, action);
  };
};
