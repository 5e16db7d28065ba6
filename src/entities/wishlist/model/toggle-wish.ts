import { maxWishes } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import {
  matchesChoice,
  fullWishlistText,
  newWish,
  type WishChoice,
  type WishRefusal,
} from './wish';
import { selectLocalWishes, wishAdded, wishRemoved } from './wishlist-slice';

/** Loads the code that changes a customer's wishlist, which a guest's page does without. */
export const loadWishChanges = () => import('./change-wish');

const toggleLocalWish =
  (choice: WishChoice, prices: PriceByCurrency | null): AppThunk<WishRefusal> =>
  (dispatch, getState) => {
    const wishes = selectLocalWishes(getState());
    const shown = wishes.filter((wish) => matchesChoice(wish, choice));
    for (const { id } of shown) dispatch(wishRemoved(id));
    if (shown.length > 0) return null;
    if (wishes.length >= maxWishes) return fullWishlistText();
    dispatch(wishAdded(newWish(choice, prices)));
    return null;
  };

/**
 * What pressing a heart does: adds the choice at its current price, or removes every wish that the
 * heart shows. Rejects when the code for a customer's change cannot be loaded.
 */
export const toggleWish =
  (choice: WishChoice, prices: PriceByCurrency | null): AppThunk<Promise<WishRefusal>> =>
  async (dispatch, getState) => {
    if (selectToken(getState()) === null) return dispatch(toggleLocalWish(choice, prices));
    const { toggleCustomerWish } = await loadWishChanges();
    return dispatch(toggleCustomerWish(choice, prices));
  };
