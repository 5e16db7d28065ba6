import { getCategories, resolveCategory } from '@/entities/category';
import { selectCurrency } from '@/entities/currency';
import { listingWithCurrency, loadProductPages } from '@/entities/product';
import type { LoadContext } from '@/shared/routes';

import { shopAddress, shopListing } from './shop-listing';

/** Loads the categories and the listing, in parallel unless a slug needs the categories first. */
export const loadShop = async ({ dispatch, getState, url }: LoadContext): Promise<null> => {
  const { category, page, lastShown } = shopAddress(url.searchParams);
  const categories = dispatch(getCategories.initiate(undefined, { subscribe: false }));

  const early = resolveCategory(category, undefined);
  const choice =
    early.kind === 'pending' ? resolveCategory(category, (await categories).data) : early;
  const listing = shopListing(url.searchParams, choice);
  const currency = selectCurrency(getState());
  await Promise.all([
    categories,
    listing !== null &&
      dispatch(loadProductPages(listingWithCurrency(listing, currency), lastShown - page + 1)),
  ]);
  return null;
};
