import { maxWishes } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';
import type { AppDispatch, AppState } from '@/shared/redux';

import { covers, newWish, type WishChoice } from './wish';
import { selectLocalWishes, wishAdded, wishRemoved } from './wishlist-slice';

/** Why no more can be added. */
export const fullWishlistText = `A wishlist holds up to ${maxWishes} pieces.`;

/**
 * What pressing a heart does for a guest: adds the choice at its current price, or removes every
 * wish that the heart shows. Returns why it was refused, else null.
 */
export const toggleLocalWish =
  (choice: WishChoice, prices: PriceByCurrency) =>
  (dispatch: AppDispatch, getState: () => AppState): string | null => {
    const wishes = selectLocalWishes(getState());
    const shown = wishes.filter((wish) => covers(wish, choice));
    for (const { id } of shown) dispatch(wishRemoved(id));
    if (shown.length > 0) return null;
    if (wishes.length >= maxWishes) return fullWishlistText;
    dispatch(wishAdded(newWish(choice, prices)));
    return null;
  };
