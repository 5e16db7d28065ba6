import { getCategories, resolveCategory } from '@/entities/category';
import type { LoadContext } from '@/shared/routes';
import { loadListing } from '@/widgets/product-grid';

import { shopAddress, shopListing } from './shop-listing';

/** Loads the categories and the listing, in parallel unless a slug needs the categories first. */
export const loadShop = async (context: LoadContext): Promise<void> => {
  const address = shopAddress(context.url.searchParams);
  const categories = context.dispatch(getCategories.initiate(undefined, { subscribe: false }));

  const early = resolveCategory(address.category, undefined);
  const choice =
    early.kind === 'pending' ? resolveCategory(address.category, (await categories).data) : early;
  await Promise.all([categories, loadListing(shopListing(address, choice), context)]);
};
