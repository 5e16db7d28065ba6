import { bannerOfPlace, getBanners } from '@/entities/banner';
import { getCategories } from '@/entities/category';
import { listProducts, pageFromSearch, productItemList } from '@/entities/product';
import { type FactsContext, type PageFacts, paths } from '@/shared/routes';

import { collectionAt, collectionListing } from './collection';

/** A collection: its picture, and the pieces on the page. */
export const collectionsFacts = async ({ dispatch, url }: FactsContext): Promise<PageFacts> => {
  const once = { subscribe: false } as const;
  const collection = collectionAt(url.pathname);
  const page = pageFromSearch(url.searchParams);
  const { data: categories } = await dispatch(getCategories.initiate(undefined, once));
  const { data: banners } = await dispatch(getBanners.initiate(undefined, once));
  const listed = collectionListing(collection, page, categories);
  const { data } =
    listed === null || listed === 'pending'
      ? { data: undefined }
      : await dispatch(listProducts.initiate(listed.listing, once));
  const products = data?.products ?? [];
  return {
    canonical: `${collection.path}${page === 1 ? '' : `?page=${page}`}`,
    image: bannerOfPlace(banners ?? [], collection.path)?.image ?? products[0]?.image,
    breadcrumb: [
      { name: 'Home', path: paths.home },
      ...(collection.path === paths.collections
        ? []
        : [{ name: 'Collections', path: paths.collections }]),
      { name: collection.title, path: collection.path },
    ],
    things: [productItemList(collection.title, products, url)],
  };
};
