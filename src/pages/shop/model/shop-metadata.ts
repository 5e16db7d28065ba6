import { i18n } from '@contract/i18n';
import { getCategories, resolveCategory } from '@/entities/category';
import { listProductPages, pageFromSearch, productItemList } from '@/entities/product';
import { countFilters, filtersFromSearch } from '@/features/filter-products';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';
import { filteredListing } from '@/widgets/product-grid';

import { shopParams, shopHeading, shopListing } from './shop-listing';

/**
 * A listing of the shop. Its canonical URL is that of the category and page; searches and
 * filtered listings are for people, not for search engines.
 */
export const shopMetadata = async ({ dispatch, url }: LoadContext): Promise<PageMetadata> => {
  const params = shopParams(url.searchParams);
  const { data: categories } = await dispatch(
    getCategories.initiate(undefined, { subscribe: false }),
  );
  const choice = resolveCategory(params.category, categories);
  const listing = shopListing(params, choice);
  const filtered = countFilters(filtersFromSearch(url.searchParams)) > 0;
  const unresolved = categories === undefined && choice.kind !== 'all';
  if (listing === null || unresolved || filtered || params.search !== '') return { noIndex: true };

  const { data } = await dispatch(
    listProductPages.initiate(filteredListing(listing, url.searchParams), { subscribe: false }),
  );
  const products = data?.pages[0]?.products ?? [];
  if (products.length === 0) return { noIndex: true };

  const category = choice.kind === 'category' ? choice.category : null;
  const path = paths.shop({ category: category?.slug });
  const page = pageFromSearch(url.searchParams);
  return {
    canonical: paths.shop({
      category: category?.slug,
      page: page === 1 ? undefined : String(page),
    }),
    image: products[0]?.image,
    breadcrumb: [
      { name: i18n.t('Home'), path: paths.home },
      { name: i18n.t('Shop'), path: paths.shop() },
      ...(category === null ? [] : [{ name: category.name, path }]),
    ],
    structuredData: [productItemList(shopHeading(params, choice), products, url)],
  };
};
