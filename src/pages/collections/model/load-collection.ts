import { getBanners } from '@/entities/banner';
import { getCategories } from '@/entities/category';
import type { LoadContext } from '@/shared/routes';
import { loadListing } from '@/widgets/product-grid';

import { collectionAt, collectionListing } from './collection';

/**
 * Loads a collection's products, its header's picture and the categories, in parallel unless a slug
 * needs the categories first.
 */
export const loadCollection = async (context: LoadContext): Promise<void> => {
  const collection = collectionAt(context.url.pathname);
  const banners = context.dispatch(getBanners.initiate(undefined, { subscribe: false }));
  const categories = context.dispatch(getCategories.initiate(undefined, { subscribe: false }));

  const early = collectionListing(collection, undefined);
  const listed =
    early === 'pending' ? collectionListing(collection, (await categories).data) : early;
  const listing = listed === 'pending' ? null : (listed?.listing ?? null);
  await Promise.all([banners, categories, loadListing(listing, context)]);
};
