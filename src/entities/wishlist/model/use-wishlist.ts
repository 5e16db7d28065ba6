import { useState } from 'react';

import { useGetProductsByIdQuery } from '@/entities/product/@x/wishlist';
import { useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated, selectSessionReady } from '@/shared/session';

import { useGetWishlistQuery } from '../api/wishlist-endpoints';
import type { AccountWish } from './account-wish';
import { selectWishes } from './select-wishes';
import { pieceFromProduct, type WishedPiece } from './wished-piece';
import { selectLocalWishesLoaded } from './wishlist-slice';

/** A wish and its product: null when the catalogue no longer has it. */
export interface WishlistEntry {
  wish: AccountWish;
  piece: WishedPiece | null;
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
  const account = useGetWishlistQuery(undefined, { skip: !isCustomer });

  // Only grows, so that what is removed makes no new request.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const unseen = wishes.flatMap(({ piece, productId }) =>
    piece === undefined && !seen.includes(productId) ? [productId] : [],
  );
  if (unseen.length > 0) setSeen([...new Set([...seen, ...unseen])]);
  const catalogue = useGetProductsByIdQuery([...seen], { skip: seen.length === 0 });

  const entries = wishes.map(({ piece, ...wish }): WishlistEntry | undefined => {
    if (piece !== undefined) return { wish, piece };
    const product = catalogue.data?.[wish.productId];
    if (product === undefined) return undefined;
    return { wish, piece: product && pieceFromProduct(product, wish.color) };
  });
  const isLoaded = ready && loaded && (!isCustomer || account.data !== undefined);
  const isComplete = entries.every((entry) => entry !== undefined);

  return {
    entries: isLoaded && isComplete ? entries : undefined,
    error: account.error ?? catalogue.error,
    isFetching: account.isFetching || catalogue.isFetching,
    refetch: () => {
      if (isCustomer) void account.refetch();
      if (seen.length > 0) void catalogue.refetch();
    },
  };
};
