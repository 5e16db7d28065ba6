import { addWish, getWishlist, selectLocalWishes, wishRemoved } from '@/entities/wishlist';
import { isNotFoundError } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

/**
 * Merges the guest's wishlist into the customer's. A wish is removed from this browser only after
 * the provider has acknowledged or refused it. Repeating the merge changes nothing: adding a wish is
 * idempotent.
 */
export const mergeGuestWishlist = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = selectToken(getState());
  const { data } = await dispatch(getWishlist.initiate(undefined, { subscribe: false }));
  if (data === undefined) return;
  for (const wish of selectLocalWishes(getState())) {
    // One that was removed meanwhile is not sent.
    if (!selectLocalWishes(getState()).some(({ id }) => id === wish.id)) continue;
    const { error } = await dispatch(addWish.initiate({ ...wish, keepAddedAt: true }));
    if (selectToken(getState()) !== token) return;
    if (error === undefined || isNotFoundError(error)) dispatch(wishRemoved(wish.id));
  }
};
