import { getCategories, resolveCategory } from '@/entities/category';
import { selectCurrency } from '@/entities/currency';
import { listingWithCurrency, listProducts } from '@/entities/product';
import type { LoadContext } from '@/shared/routes';

import { shopAddress, shopListing } from './shop-listing';

/** Starts the categories and the listing, side by side unless a slug needs the categories first. */
export const loadShop = async ({ dispatch, getState, url }: LoadContext): Promise<null> => {
  const { category } = shopAddress(url.searchParams);
  const categories = dispatch(getCategories.initiate(undefined, { subscribe: false }));

  const early = resolveCategory(category, undefined);
  const choice =
    early.kind === 'pending' ? resolveCategory(category, (await categories).data) : early;
  const listing = shopListing(url.searchParams, choice);
  await Promise.all([
    categories,
    listing !== null &&
      dispatch(
        listProducts.initiate(listingWithCurrency(listing, selectCurrency(getState())), {
          subscribe: false,
        }),
      ),
  ]);
  return null;
};
