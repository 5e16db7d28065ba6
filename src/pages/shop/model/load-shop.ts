import { getCategories, resolveCategory } from '@/entities/category';
import type { LoadContext } from '@/shared/routes';
import { loadListing } from '@/widgets/product-grid';

import { shopParams, shopListing } from './shop-listing';

/** Loads the categories and the listing, in parallel unless a slug needs the categories first. */
export const loadShop = async (context: LoadContext): Promise<void> => {
  const params = shopParams(context.url.searchParams);
  const categories = context.dispatch(getCategories.initiate(undefined, { subscribe: false }));

  const early = resolveCategory(params.category, undefined);
  const choice =
    early.kind === 'pending' ? resolveCategory(params.category, (await categories).data) : early;
  await Promise.all([categories, loadListing(shopListing(params, choice), context)]);
};
