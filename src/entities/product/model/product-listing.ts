import type { Currency } from '@contract/money';
import type { ProductFacets, ProductSort, ProductsPage, ProductsRequest } from '@contract/product';

import { type ProductSummary, toProductSummary } from './product';

/** What a list of products is asked for. Prices are decimal strings in `currency`. */
export interface ProductListing {
  categoryId?: number;
  search?: string;
  minPrice?: string;
  maxPrice?: string;
  onSale?: boolean;
  inStock?: boolean;
  sizes?: readonly string[];
  colors?: readonly string[];
  sort?: ProductSort;
  page?: number;
  /** How many a page holds; the provider's own number when absent. */
  perPage?: number;
  /** Asks for the sizes and colors of the listing as well, where the provider counts them. */
  facets?: boolean;
  /** Given only where it decides about the answer: see `listingWithCurrency`. */
  currency?: Currency;
}

/** One page of a list of products. */
export interface ProductListPage {
  products: readonly ProductSummary[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
  /** Null where nobody asked, or the provider does not count. */
  facets: ProductFacets | null;
  /** Nothing matched the search as written: these are spelt alike. */
  approximate: boolean;
}

const pagePattern = /^[1-9]\d{0,4}$/;

/** The page that an address names; whatever is no page number means the first. */
export const pageFromSearch = (search: URLSearchParams): number => {
  const page = search.get('page') ?? '';
  return pagePattern.test(page) ? Number(page) : 1;
};

const dependsOnCurrency = ({ minPrice, maxPrice, sort }: ProductListing): boolean =>
  Boolean(minPrice) || Boolean(maxPrice) || (sort !== undefined && sort !== 'newest');

/**
 * The listing with the currency where a price filter or a price sort needs it. Elsewhere it stays
 * out of the query's key, so that one answer serves every currency: each product carries all its
 * prices.
 */
export const listingWithCurrency = (listing: ProductListing, currency: Currency): ProductListing =>
  dependsOnCurrency(listing) ? { ...listing, currency } : listing;

/**
 * The body of POST /products. It names the listing's currency, else the one that is shown; what is
 * not asked for is left out.
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
  ...(listing.sizes?.length && { sizes: [...listing.sizes] }),
  ...(listing.colors?.length && { colors: [...listing.colors] }),
  ...(listing.facets && { facets: true }),
  ...(listing.sort !== undefined && { sort: listing.sort }),
  ...(listing.perPage !== undefined && { per_page: listing.perPage }),
  page: listing.page ?? 1,
});

/** The provider's page, mapped once. */
export const toProductListPage = (wire: ProductsPage): ProductListPage => ({
  products: wire.data.map(toProductSummary),
  page: wire.current_page,
  lastPage: wire.last_page,
  perPage: wire.per_page,
  total: wire.total,
  facets: wire.facets ?? null,
  approximate: wire.approximate ?? false,
});
