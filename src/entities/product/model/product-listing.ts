import type { Currency } from '@contract/money';
import type { ProductFacets, ProductSort, ProductsPage, ProductsRequest } from '@contract/product';

import { type ProductSummary, productSummaryFromWire } from './product';

/** The filters of which several values may be chosen; any of them is enough. */
export const valueFilters = [
  'kinds',
  'fabrics',
  'lengths',
  'occasions',
  'sizes',
  'colors',
] as const satisfies readonly (keyof ProductsRequest)[];
export type ValueFilters = Record<(typeof valueFilters)[number], readonly string[]>;

/** The value filters that are set. */
export const setValueFilters = (filters: Partial<ValueFilters>) =>
  Object.fromEntries(
    valueFilters.flatMap((name) => (filters[name]?.length ? [[name, [...filters[name]]]] : [])),
  );

/** The criteria of a list of products. Prices are decimal strings in `currency`. */
export interface ProductListing extends Partial<ValueFilters> {
  categoryId?: number;
  search?: string;
  minPrice?: string;
  maxPrice?: string;
  onSale?: boolean;
  inStock?: boolean;
  /** Only New In. */
  newIn?: boolean;
  /** Without a sort: in the house's order of the category, if the provider has one. */
  featured?: boolean;
  sort?: ProductSort;
  page?: number;
  /** Products per page; the provider's own number when absent. */
  perPage?: number;
  /** Also requests the values of the listing's filters, if the provider counts them. */
  facets?: boolean;
  /** Of the prices; the response depends on it with these and with a sort by price: see `listingWithCurrency`. */
  currency?: Currency;
}

/** One page of a list of products. */
export interface ProductListPage {
  products: readonly ProductSummary[];
  page: number;
  /** Null where the provider does not say: see `lastPageOf`. */
  lastPage: number | null;
  perPage: number;
  /** Null where the provider does not count. */
  total: number | null;
  /** Null when not requested, or when the provider does not count. */
  facets: ProductFacets | null;
  /** Nothing matched the search as typed; these products match similar words. */
  approximate: boolean;
}

const pagePattern = /^[1-9]\d{0,4}$/;

/** The page number in a URL; 1 for anything that is no page number. */
export const pageFromSearch = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return pagePattern.test(page) ? Number(page) : 1;
};

const dependsOnCurrency = ({ minPrice, maxPrice, sort }: ProductListing): boolean =>
  Boolean(minPrice) || Boolean(maxPrice) || (sort !== undefined && sort !== 'newest');

/**
 * The listing with the shown currency where a price filter or a price sort needs one and none is set.
 * Elsewhere it stays out of the query's key, so that one cached response serves every currency: each
 * product has all its prices.
 */
export const listingWithCurrency = (listing: ProductListing, shown: Currency): ProductListing =>
  dependsOnCurrency(listing) ? { currency: shown, ...listing } : listing;

/**
 * The body of POST /products. It names the listing's currency, else the one that is shown; what is
 * not requested is left out.
 */
export const toProductsRequest = (
  listing: ProductListing,
  shownCurrency: Currency,
): ProductsRequest => ({
  currency: listing.currency ?? shownCurrency,
  ...(listing.categoryId !== undefined && { category_id: listing.categoryId }),
  ...(listing.search && { search: listing.search }),
  ...(listing.minPrice && { min_price: listing.minPrice }),
  ...(listing.maxPrice && { max_price: listing.maxPrice }),
  ...(listing.onSale && { on_sale: true }),
  ...(listing.inStock && { in_stock_only: true }),
  ...setValueFilters(listing),
  ...(listing.newIn && { new_in: true }),
  ...(listing.featured && { featured: true }),
  ...(listing.facets && { facets: true }),
  ...(listing.sort !== undefined && { sort: listing.sort }),
  ...(listing.perPage !== undefined && { per_page: listing.perPage }),
  page: listing.page ?? 1,
});

/** A page as any provider sends it: section 7 names only its list and number. */
export type WireProductsPage = Partial<ProductsPage>;

/**
 * The provider's page, mapped once. A provider that sends no `last_page` may answer with another
 * page than was requested: then there are no more products.
 */
export const productListPageFromWire = (
  wire: WireProductsPage,
  requested: number,
): ProductListPage => {
  const { data = [], current_page: page = requested, last_page: lastPage = null } = wire;
  const listed = lastPage === null && page !== requested ? [] : data;
  return {
    products: listed.map(productSummaryFromWire),
    page: lastPage === null ? requested : page,
    lastPage,
    perPage: wire.per_page ?? data.length,
    total: wire.total ?? null,
    facets: wire.facets ?? null,
    approximate: wire.approximate ?? false,
  };
};

/**
 * The last page of a list, as its loaded pages tell. Where the provider does not say, there may be
 * one more until a page comes that holds fewer than the first.
 */
export const lastPageOf = (pages: readonly ProductListPage[]): number => {
  const last = pages.at(-1);
  if (last === undefined) return 1;
  if (last.lastPage !== null) return last.lastPage;
  if (last.products.length === 0) return pages.length > 1 ? last.page - 1 : 1;
  return last.products.length < (pages[0]?.perPage ?? 0) ? last.page : last.page + 1;
};
