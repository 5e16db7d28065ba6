import { i18n } from '@contract/i18n';
import { getCategories, resolveCategory } from '@/entities/category';
import { selectCurrency } from '@/entities/currency';
import {
  listingWithCurrency,
  listProductPages,
  pageFromSearch,
  productItemList,
} from '@/entities/product';
import { countFilters, filtersFromSearch } from '@/features/filter-products';
import { type LoadContext, type PageMetadata, paths } from '@/shared/routes';
import { filteredListing } from '@/widgets/product-grid';

import { shopParams, shopHeading, shopListing } from './shop-listing';

const pageQuery = (page: number, first: boolean) =>
  page === 1 ? '' : `${first ? '?' : '&'}page=${page}`;

/**
 * A listing of the shop. Its canonical URL is that of the category and page; searches and
 * filtered listings are for people, not for search engines.
 */
export const shopMetadata = async ({
  dispatch,
  getState,
  url,
}: LoadContext): Promise<PageMetadata> => {
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
    listProductPages.initiate(
      listingWithCurrency(filteredListing(listing, url.searchParams), selectCurrency(getState())),
      { subscribe: false },
    ),
  );
  const page = data?.pages[0];
  if (page === undefined || page.products.length === 0) return { noIndex: true };

  const category = choice.kind === 'category' ? choice.category : null;
  const path = paths.shop({ category: category?.slug });
  return {
    canonical: `${path}${pageQuery(pageFromSearch(url.searchParams), category === null)}`,
    image: page.products[0]?.image,
    breadcrumb: [
      { name: i18n.t('Home'), path: paths.home },
      { name: i18n.t('Shop'), path: paths.shop() },
      ...(category === null ? [] : [{ name: category.name, path }]),
    ],
    structuredData: [productItemList(shopHeading(params, choice), page.products, url)],
  };
};
