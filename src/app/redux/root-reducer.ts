import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';

import { type createBagStorage, persistedCartReducer } from '@/entities/cart';
import { currencyReducer } from '@/entities/currency';
import { checkoutReducer } from '@/features/checkout';
import { api } from '@/shared/api';
import { overlayReducer } from '@/shared/overlay';
import { sessionEnded, sessionReducer } from '@/shared/session';
import { toastsReducer } from '@/shared/toast';

type BagStorage = ReturnType<typeof createBagStorage>;

const shopReducer = (bagStorage: BagStorage) =>
  combineReducers({
    session: sessionReducer,
    currency: currencyReducer,
    cart: persistedCartReducer(bagStorage),
    checkout: checkoutReducer,
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
export const createRootReducer = (bagStorage: BagStorage) => {
  const slices = shopReducer(bagStorage);
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    if (!sessionEnded.match(action) || state === undefined) return slices(state, action);
    const { cart, toasts } = state;
    return slices(action.payload.reason === 'elsewhere' ? { cart } : { cart, toasts }, action);
  };
};
