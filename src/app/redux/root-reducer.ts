import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';

import type { cartReducer } from '@/entities/cart';
import { currencyReducer } from '@/entities/currency';
import type { wishlistReducer } from '@/entities/wishlist';
import { checkoutReducer } from '@/features/checkout';
import { api } from '@/shared/api';
import { overlayReducer } from '@/shared/overlay';
import { sessionEnded, sessionReducer } from '@/shared/session';
import { toastsReducer } from '@/shared/toast';

import { locationReducer } from './location-slice';
import type { persistedReducer } from './persisted-reducer';

type Stored<Slice extends Reducer> = ReturnType<typeof persistedReducer<ReturnType<Slice>>>;

/** The reducers of what this browser keeps. */
export interface StoredReducers {
  cart: Stored<typeof cartReducer>;
  wishlist: Stored<typeof wishlistReducer>;
}

const shopReducer = (stored: StoredReducers) =>
  combineReducers({
    session: sessionReducer,
    currency: currencyReducer,
    ...stored,
    checkout: checkoutReducer,
    location: locationReducer,
    overlay: overlayReducer,
    toasts: toastsReducer,
    [api.reducerPath]: api.reducer,
  });

/** The state tree, with what redux-persist adds to the slices that it stores. */
export type RootState = ReturnType<ReturnType<typeof shopReducer>>;

/**
 * The root reducer. When a session ends, every slice and the API cache are reset, so that no data
 * of the customer remain. What stays is the bag and wishlist of this browser, the location, and the toasts
 * in the tab where it ended.
 */
export const createRootReducer = (stored: StoredReducers) => {
  const slices = shopReducer(stored);
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    if (!sessionEnded.match(action) || state === undefined) return slices(state, action);
    const { cart, wishlist, location, toasts } = state;
    const shown = action.payload.reason === 'other-tab' ? {} : { toasts };
    return slices({ cart, wishlist, location, ...shown }, action);
  };
};
