import { pageFromSearch, type ProductListing, setValueFilters } from '@/entities/product';
import { filtersFromSearch } from '@/features/filter-products';
import { queryText, withParams } from '@/shared/lib/search-params';

/** The maximum number of pages on one screen. */
const maxPages = 10;

/** The pages of a listing that a URL shows: `lastShown` when more were loaded below `page`. */
export const listingPages = (search: URLSearchParams): { page: number; lastShown: number } => {
  const page = pageFromSearch(search);
  const to = Number(search.get('to'));
  const lastShown = Number.isSafeInteger(to)
    ? Math.min(Math.max(page, to), page + maxPages - 1)
    : page;
  return { page, lastShown };
};

/** The query with one more page; null when the maximum is reached. */
export const searchWithMore = (search: URLSearchParams): string | null => {
  const { page, lastShown } = listingPages(search);
  if (lastShown >= page + maxPages - 1) return null;
  return queryText(withParams(search, { to: String(lastShown + 1) }));
};

/**
 * The query of another page of the listing; page 1 has no parameter. `to`, the pages loaded below
 * the current one, is dropped.
 */
export const searchOfPage = (search: URLSearchParams, page: number): string =>
  queryText(withParams(search, { page: page === 1 ? null : String(page), to: null }));

// By default a search has the best match first and a featured listing the house's choice; every
// other listing has the newest product first.
const hasOwnOrder = ({ search, featured }: ProductListing): boolean =>
  search !== undefined || Boolean(featured);

/** A listing with the filters, the sort and the page of a URL (ADR 0009). */
export const filteredListing = (
  listing: ProductListing,
  search: URLSearchParams,
): ProductListing => {
  const filters = filtersFromSearch(search, listing);
  const { minPrice, maxPrice, priceCurrency, onSale, inStock, sort } = filters;
  const order = sort ?? (hasOwnOrder(listing) ? null : ('newest' as const));
  return {
    ...listing,
    ...(minPrice !== '' && { minPrice }),
    ...(maxPrice !== '' && { maxPrice }),
    ...(priceCurrency !== null && { currency: priceCurrency }),
    ...(onSale && { onSale }),
    ...(inStock && { inStock }),
    ...setValueFilters(filters),
    ...(order !== null && { sort: order }),
    page: pageFromSearch(search),
  };
};
