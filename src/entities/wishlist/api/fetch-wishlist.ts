import type { WishlistItem, WishlistResponse } from '@contract/wishlist';
import { api, type ShopQueryFn } from '@/shared/api';
import { pricesFromWire } from '@/shared/lib/money';
import type { AppDispatch, AppState } from '@/shared/redux';

import type { AccountWish, AccountWishes } from '../model/account-wish';
import { wishId } from '../model/wish';
import { pieceFromItem } from '../model/wished-piece';

const wishMutations = ['addWish', 'removeWish'];

/** The provider's item as the wishlist holds it. */
export const wishFromItem = (item: WishlistItem): AccountWish => {
  const choice = {
    productId: item.product.id,
    sizeId: item.product_size?.id ?? null,
    color: item.color ?? '',
  };
  return {
    id: wishId(choice),
    ...choice,
    addedPrices: pricesFromWire(item.added_price),
    addedAt: item.added_at,
    serverId: item.id,
    piece: pieceFromItem(item),
  };
};

const changesInFlight = (dispatch: AppDispatch) =>
  dispatch(api.util.getRunningMutationsThunk()).filter(({ arg }) =>
    wishMutations.includes(arg.endpointName),
  );

/**
 * GET /wishlist. A response that may be older than a change made in this tab is ignored, and
 * requested again once the change is acknowledged. `selectCached` gives the cached response.
 */
export const fetchWishlist =
  (
    selectCached: (state: AppState) => AccountWishes | undefined,
  ): ShopQueryFn<AccountWishes, void> =>
  async (_arg, { dispatch, getState }, _options, baseQuery) => {
    const cached = () => selectCached(getState() as AppState);
    for (;;) {
      const changes = changesInFlight(dispatch);
      if (changes.length > 0) {
        await Promise.all(changes);
        continue;
      }
      const before = cached();
      const { data, error } = await baseQuery('/wishlist');
      if (error !== undefined) return { error };
      if (cached() !== before) continue;
      const { data: items = [] } = data as Partial<WishlistResponse>;
      const wishes = items.map(wishFromItem);
      return { data: Object.fromEntries(wishes.map((wish) => [wish.id, wish])) };
    }
  };
