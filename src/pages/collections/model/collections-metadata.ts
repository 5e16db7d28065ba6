import { i18n } from '@contract/i18n';
import { bannerOfPath, getBanners } from '@/entities/banner';
import { getCategories } from '@/entities/category';
import { listProductPages, pageFromSearch, productItemList } from '@/entities/product';
import { countFilters, filtersFromSearch } from '@/features/filter-products';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';
import { filteredListing } from '@/widgets/product-grid';

import { collectionAt, collectionListing } from './collection';

/** A collection: its picture, and the products on the page. A filtered one is not for search engines. */
export const collectionsMetadata = async ({
  dispatch,
  url,
}: LoadContext): Promise<PageMetadata> => {
  const collection = collectionAt(url.pathname);
  const page = pageFromSearch(url.searchParams);
  const { data: categories } = await dispatch(
    getCategories.initiate(undefined, { subscribe: false }),
  );
  const { data: banners } = await dispatch(getBanners.initiate(undefined, { subscribe: false }));
  const listed = collectionListing(collection, categories);
  const listing = listed === null || listed === 'pending' ? null : listed.listing;
  if (countFilters(filtersFromSearch(url.searchParams, listing ?? {})) > 0)
    return { noIndex: true };
  const { data } =
    listing === null
      ? { data: undefined }
      : await dispatch(
          listProductPages.initiate(filteredListing(listing, url.searchParams), {
            subscribe: false,
          }),
        );
  const products = data?.pages[0]?.products ?? [];
  return {
    canonical: `${collection.path}${page === 1 ? '' : `?page=${page}`}`,
    image: bannerOfPath(banners ?? [], collection.path)?.image ?? products[0]?.image,
    breadcrumb: [
      { name: i18n.t('Home'), path: paths.home },
      ...(collection.path === paths.collections
        ? []
        : [{ name: i18n.t('Collections'), path: paths.collections }]),
      { name: collection.title, path: collection.path },
    ],
    structuredData: [productItemList(collection.title, products, url)],
  };
};
