import { getBanners } from '@/entities/banner';
import { getCategories } from '@/entities/category';
import type { LoadContext } from '@/shared/routes';
import { loadListing } from '@/widgets/product-grid';

import { collectionAt, collectionListing } from './collection';

/** Starts a collection's products, its header's picture and, where a slug decides, the categories. */
export const loadCollection = async (context: LoadContext): Promise<null> => {
  const once = { subscribe: false } as const;
  const collection = collectionAt(context.url.pathname);
  const banners = context.dispatch(getBanners.initiate(undefined, once));
  const categories = context.dispatch(getCategories.initiate(undefined, once));

  const early = collectionListing(collection, undefined);
  const listed =
    early === 'pending' ? collectionListing(collection, (await categories).data) : early;
  const listing = listed === 'pending' ? null : (listed?.listing ?? null);
  await Promise.all([banners, categories, loadListing(listing, context)]);
  return null;
};
