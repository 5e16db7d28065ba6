import type { WishlistItem, WishlistResponse } from '@contract/wishlist';
import { fetchSettled } from '@/shared/api';
import { pricesFromWire } from '@/shared/lib/money';
import type { AppState } from '@/shared/redux';

import type { CustomerWish, CustomerWishes } from '../model/customer-wish';
import { wishId } from '../model/wish';
import { productFromItem } from '../model/wished-product';

/** The provider's item as the wishlist holds it. */
export const wishFromItem = (item: WishlistItem): CustomerWish => {
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
    product: productFromItem(item),
  };
};

const withOfflineChanges = (
  fetched: CustomerWishes,
  cached: CustomerWishes = {},
): CustomerWishes => {
  for (const wish of Object.values(cached)) {
    const now = fetched[wish.id];
    if (wish.offlineChange === 'added') fetched[wish.id] = now ?? wish;
    if (wish.offlineChange === 'removed' && now !== undefined)
      fetched[wish.id] = { ...now, offlineChange: 'removed' };
  }
  return fetched;
};

/**
 * GET /wishlist: never older than a change made in this tab. `selectCached` gives the cached
 * response.
 */
export const fetchWishlist = (selectCached: (state: AppState) => CustomerWishes | undefined) =>
  fetchSettled<CustomerWishes, WishlistResponse>({
    url: '/wishlist',
    mutations: ['addWish', 'removeWish'],
    selectCached,
    fromWire: ({ data: items = [] }, cached) =>
      withOfflineChanges(
        Object.fromEntries(items.map(wishFromItem).map((wish) => [wish.id, wish])),
        cached,
      ),
  });
