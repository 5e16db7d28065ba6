import { i18n } from '@contract/i18n';
import { errorMessage } from '@/shared/api';
import { maxWishes } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';
import type { AppState, AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { addWish, removeWish } from '../api/wish-endpoints';
import { getWishlist, selectCustomerWishes, updateWishlist } from '../api/wishlist-endpoints';
import type { CustomerWish } from './customer-wish';
import { selectWishes } from './select-wishes';
import {
  fullWishlistText,
  matchesChoice,
  newWish,
  type WishChoice,
  type WishRefusal,
} from './wish';
import { wishAdded, wishRemoved } from './wishlist-slice';

const refusalOf = (error: unknown): WishRefusal =>
  error === undefined ? null : errorMessage(error, i18n.t('Please try again later'));

/** An offline change is not a refusal: it is sent later. */
const refusalUnlessOffline = (state: AppState, id: string, error: unknown): WishRefusal =>
  selectCustomerWishes(state).data?.[id]?.offlineChange === undefined ? refusalOf(error) : null;

/** Waits for the customer's wishlist, without which nothing can be changed. */
const waitForWishlist = (): AppThunk<Promise<WishRefusal>> => async (dispatch, getState) => {
  if (selectCustomerWishes(getState()).data !== undefined) return null;
  const { error } = await dispatch(getWishlist.initiate(undefined, { subscribe: false }));
  return refusalOf(error);
};

/** Drops an offline change: the wish becomes what the provider has, null for none. */
const settle = (id: string, wish: CustomerWish | null) =>
  updateWishlist((wishes) => {
    if (wish === null) delete wishes[id];
    else wishes[id] = { ...wish, offlineChange: undefined };
  });

/** Adds a wish, unless its removal has not been sent yet: then that is taken back. */
const addCustomerWish =
  (wish: CustomerWish & { keepAddedAt?: boolean }): AppThunk<Promise<WishRefusal>> =>
  async (dispatch, getState) => {
    const known = selectCustomerWishes(getState()).data?.[wish.id];
    if (known?.offlineChange === 'removed') {
      dispatch(settle(wish.id, known));
      return null;
    }
    const { error } = await dispatch(addWish.initiate(wish));
    return refusalUnlessOffline(getState(), wish.id, error);
  };

/** Takes a wish off the wishlist: a guest's here, a customer's at the provider. */
export const dropWish =
  (wish: CustomerWish): AppThunk<Promise<WishRefusal>> =>
  async (dispatch, getState) => {
    dispatch(wishRemoved(wish.id));
    if (wish.offlineChange === 'added') dispatch(settle(wish.id, null));
    if (wish.serverId === undefined) return null;
    const { error } = await dispatch(removeWish.initiate(wish));
    return refusalUnlessOffline(getState(), wish.id, error);
  };

/** Puts back a wish that was taken off, with its earlier price and date. */
export const restoreWish =
  ({
    serverId: _serverId,
    offlineChange: _offlineChange,
    product,
    ...wish
  }: CustomerWish): AppThunk<Promise<WishRefusal>> =>
  async (dispatch, getState) => {
    if (selectToken(getState()) === null) {
      dispatch(wishAdded(wish));
      return null;
    }
    const refusal = await dispatch(waitForWishlist());
    if (refusal !== null) return refusal;
    return dispatch(addCustomerWish({ ...wish, product, keepAddedAt: true }));
  };

/**
 * `toggleWish` for a customer: shown at once; a press is ignored until the provider has acknowledged
 * the last one.
 */
export const toggleCustomerWish =
  (choice: WishChoice, prices: PriceByCurrency | null): AppThunk<Promise<WishRefusal>> =>
  async (dispatch, getState) => {
    const refusal = await dispatch(waitForWishlist());
    if (refusal !== null) return refusal;
    const customerWishes = selectCustomerWishes(getState()).data ?? {};
    const wishes = selectWishes(getState());
    const shown = wishes.filter((wish) => matchesChoice(wish, choice));
    const isPending = ({ id, serverId, offlineChange }: CustomerWish) =>
      id in customerWishes && serverId === undefined && offlineChange === undefined;
    if (shown.some(isPending)) return null;
    if (shown.length === 0)
      return wishes.length < maxWishes
        ? dispatch(addCustomerWish(newWish(choice, prices)))
        : fullWishlistText();
    const refusals = await Promise.all(shown.map((wish) => dispatch(dropWish(wish))));
    return refusals.find((message) => message !== null) ?? null;
  };
