import { selectCurrency } from '@/entities/currency';
import { listingWithCurrency, loadProductPages, type ProductListing } from '@/entities/product';
import type { LoadContext } from '@/shared/routes';

import { filteredListing, listingPages } from './listing-url';

/** Loads the pages of a listing that the URL shows, with its filters. */
export const loadListing = async (
  listing: ProductListing | null,
  { dispatch, getState, url: { searchParams } }: LoadContext,
): Promise<void> => {
  if (listing === null) return;
  const { page, lastShown } = listingPages(searchParams);
  const filtered = filteredListing(listing, searchParams);
  await dispatch(
    loadProductPages(
      listingWithCurrency(filtered, selectCurrency(getState())),
      lastShown - page + 1,
    ),
  );
};
