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
 * The root reducer. When a session ends, every slice and the API cache are reset, so that no data
 * of the customer remain. Only the bag of this browser stays, and the toasts in the tab where it
 * ended.
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
