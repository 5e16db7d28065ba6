import type { WishlistItem } from '@contract/wishlist';
import { fetchSettled } from '@/shared/api';
import { pricesFromWire } from '@/shared/lib/money';
import type { AppState } from '@/shared/redux';

import type { CustomerWish, CustomerWishes } from '../model/customer-wish';
import { wishId } from '../model/wish';
import { wishedProductFromWire } from '../model/wished-product';

/** The provider's item as the wishlist holds it. */
export const wishFromWire = (item: WishlistItem): CustomerWish => {
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
    product: wishedProductFromWire(item),
  };
};

/**
 * GET /wishlist: never older than a change made in this tab. `selectCached` gives the cached
 * response.
 */
export const fetchWishlist = (selectCached: (state: AppState) => CustomerWishes | undefined) =>
  fetchSettled<CustomerWish, WishlistItem>({
    url: '/wishlist',
    mutations: ['addWish', 'removeWish'],
    selectCached,
    fromWire: wishFromWire,
    withOfflineChange: (wish, fetched) => {
      if (wish.offlineChange === 'added') return fetched ?? wish;
      return fetched && { ...fetched, offlineChange: 'removed' };
    },
  });
