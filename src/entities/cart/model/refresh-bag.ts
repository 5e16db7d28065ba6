import { i18n } from '@contract/i18n';
import { api, errorMessage } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import {
  type CustomerBag,
  getCart,
  getRunningBagRequest,
  updateCustomerBag,
} from '../api/cart-endpoints';
import { cartCleared } from './cart-slice';

const isBrowserOffline = (): boolean => typeof window === 'object' && !window.navigator.onLine;

const fetchBag =
  (forceRefetch: boolean): AppThunk<Promise<CustomerBag | null>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    if (token === null) return null;
    const result = await dispatch(getCart.initiate(undefined, { subscribe: false, forceRefetch }));
    // The response belongs to a session that has ended.
    if (selectToken(getState()) !== token) return null;
    if (!result.isError) return result.data ?? null;
    // A toast already says that the browser is offline.
    if (isBrowserOffline()) return null;
    dispatch(
      toastShown({
        severity: 'error',
        title: i18n.t('Failed to fetch cart items'),
        description: errorMessage(result.error, i18n.t('Please try again later')),
      }),
    );
    return null;
  };

/**
 * The customer's bag, fetched unless it is cached; null for a guest. When it cannot be fetched, a
 * toast says 'Failed to fetch cart items' and the result is null.
 */
export const loadBag = (): AppThunk<Promise<CustomerBag | null>> => fetchBag(false);

/**
 * Like `loadBag`, but always fetched again, with the profile, which names the currency (section 7).
 */
export const refreshBag = (): AppThunk<Promise<CustomerBag | null>> => async (dispatch) => {
  dispatch(api.util.invalidateTags(['Profile']));
  // A request in flight may return older data, and would be reused instead of a new one.
  await dispatch(getRunningBagRequest());
  return dispatch(fetchBag(true));
};

/** Empties the displayed bag (section 4, Clear cart), e.g. after it was ordered. */
export const clearBag = (): AppThunk => (dispatch) => {
  dispatch(
    updateCustomerBag((bag) => {
      for (const id of Object.keys(bag)) delete bag[id];
    }),
  );
  dispatch(cartCleared());
};
