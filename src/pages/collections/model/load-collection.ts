import { getBanners } from '@/entities/banner';
import { getCategories } from '@/entities/category';
import { listProducts, pageFromSearch } from '@/entities/product';
import type { LoadContext } from '@/shared/routes';

import { collectionAt, collectionListing } from './collection';

/** Starts a collection's products, its header's picture and, where a slug decides, the categories. */
export const loadCollection = async ({ dispatch, url }: LoadContext): Promise<null> => {
  const once = { subscribe: false } as const;
  const collection = collectionAt(url.pathname);
  const page = pageFromSearch(url.searchParams);
  const banners = dispatch(getBanners.initiate(undefined, once));
  const categories = dispatch(getCategories.initiate(undefined, once));

  const early = collectionListing(collection, page, undefined);
  const listed =
    early === 'pending' ? collectionListing(collection, page, (await categories).data) : early;
  await Promise.all([
    banners,
    categories,
    listed !== null &&
      listed !== 'pending' &&
      dispatch(listProducts.initiate(listed.listing, once)),
  ]);
  return null;
};
