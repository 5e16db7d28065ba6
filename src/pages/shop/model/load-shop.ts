import { getCategories, resolveCategory } from '@/entities/category';
import { selectCurrency } from '@/entities/currency';
import { listingWithCurrency, listProducts } from '@/entities/product';
import type { LoadContext } from '@/shared/routes';

import { pagesBelow, shopAddress, shopListing } from './shop-listing';

/** Starts the categories and the listing's pages, side by side unless a slug needs the categories first. */
export const loadShop = async ({ dispatch, getState, url }: LoadContext): Promise<null> => {
  const address = shopAddress(url.searchParams);
  const categories = dispatch(getCategories.initiate(undefined, { subscribe: false }));

  const early = resolveCategory(address.category, undefined);
  const choice =
    early.kind === 'pending' ? resolveCategory(address.category, (await categories).data) : early;
  const listing = shopListing(url.searchParams, choice);
  const currency = selectCurrency(getState());
  const pages = listing === null ? [] : [address.page, ...pagesBelow(address)];
  await Promise.all([
    categories,
    ...pages.map((page) =>
      dispatch(
        listProducts.initiate(listingWithCurrency({ ...listing, page }, currency), {
          subscribe: false,
        }),
      ),
    ),
  ]);
  return null;
};
