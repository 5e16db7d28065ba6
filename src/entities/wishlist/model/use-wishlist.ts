import { useState } from 'react';

import { useGetProductsByIdQuery } from '@/entities/product/@x/wishlist';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated, selectSessionReady } from '@/shared/session';

import { useGetWishlistQuery } from '../api/wishlist-endpoints';
import type { CustomerWish } from './customer-wish';
import { selectWishes } from './select-wishes';
import { wishedProductOf, type WishedProduct } from './wished-product';
import { selectLocalWishesLoaded } from './wishlist-slice';

/** A wish and its product: null when the catalogue no longer has it. */
export interface WishlistEntry {
  wish: CustomerWish;
  product: WishedProduct | null;
}

/**
 * The wishlist for its screen, for guests and customers: undefined while it is loading. A guest's
 * products are read from the catalogue.
 */
export const useWishlist = () => {
  const ready = useAppSelector(selectSessionReady);
  const loaded = useAppSelector(selectLocalWishesLoaded);
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const wishes = useAppSelector(selectWishes);
  const customerWishes = useGetWishlistQuery(undefined, { skip: !isCustomer });

  // Only grows, so that what is removed makes no new request.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const unseen = wishes.flatMap(({ product, productId }) =>
    product === undefined && !seen.includes(productId) ? [productId] : [],
  );
  if (unseen.length > 0) setSeen([...new Set([...seen, ...unseen])]);
  const catalogue = useGetProductsByIdQuery(seen, { skip: seen.length === 0 });

  const entries = wishes.map(({ product, ...wish }): WishlistEntry | undefined => {
    if (product !== undefined) return { wish, product };
    const current = catalogue.data?.[wish.productId];
    if (current === undefined) return undefined;
    return { wish, product: current && wishedProductOf(current, wish.color) };
  });
  const isLoaded = ready && loaded && (!isCustomer || customerWishes.data !== undefined);
  const isComplete = entries.every((entry) => entry !== undefined);

  return {
    entries: isLoaded && isComplete ? entries : undefined,
    error: customerWishes.error ?? catalogue.error,
    isFetching: customerWishes.isFetching || catalogue.isFetching,
    refetch: () => {
      if (isCustomer) void customerWishes.refetch();
      if (seen.length > 0) void catalogue.refetch();
    },
  };
};
