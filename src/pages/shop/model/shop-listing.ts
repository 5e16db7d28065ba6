import type { CategoryChoice } from '@/entities/category';
import { pageFromSearch, type ProductListing } from '@/entities/product';
import { filtersFromSearch } from '@/features/filter-products';

/** The shop's address without its filters. */
export interface ShopAddress {
  category: string | null;
  search: string;
  page: number;
  /** The last page shown, when more were loaded below the first. */
  lastShown: number;
}

/** The maximum number of pages on one screen. */
const maxPages = 10;

const lastShownOf = (search: URLSearchParams, page: number): number => {
  const to = Number(search.get('to'));
  return Number.isSafeInteger(to) ? Math.min(Math.max(page, to), page + maxPages - 1) : page;
};

/** Reads the shop's address: category, search and page (section 2, Shop). */
export const shopAddress = (search: URLSearchParams): ShopAddress => {
  const page = pageFromSearch(search);
  return {
    category: search.get('category'),
    search: search.get('search')?.trim() ?? '',
    page,
    lastShown: lastShownOf(search, page),
  };
};

/** The address with one more page; null when the maximum is reached. */
export const searchWithMore = (search: URLSearchParams): string | null => {
  const { page, lastShown } = shopAddress(search);
  if (lastShown >= page + maxPages - 1) return null;
  const next = new URLSearchParams(search);
  next.set('to', String(lastShown + 1));
  return `?${next.toString()}`;
};

/** The listing that the address names; null while its category is loading or when there is none. */
export const shopListing = (
  search: URLSearchParams,
  choice: CategoryChoice,
): ProductListing | null => {
  if (choice.kind === 'pending' || choice.kind === 'unknown') return null;
  const { search: words, page } = shopAddress(search);
  const { minPrice, maxPrice, onSale, inStock, sizes, colors, sort } = filtersFromSearch(search);
  return {
    ...(choice.kind === 'category' && { categoryId: choice.id }),
    ...(words !== '' && { search: words }),
    ...(minPrice !== '' && { minPrice }),
    ...(maxPrice !== '' && { maxPrice }),
    ...(onSale && { onSale }),
    ...(inStock && { inStock }),
    ...(sizes.length > 0 && { sizes }),
    ...(colors.length > 0 && { colors }),
    // A search starts with the best match, which is the provider's order without a sort.
    ...((words === '' || sort !== null) && { sort: sort ?? 'newest' }),
    page,
  };
};

/** The shop's heading (section 2, Shop). */
export const shopHeading = ({ search }: ShopAddress, choice: CategoryChoice): string => {
  if (search !== '') return `Search Results for ${search}`;
  return (choice.kind === 'category' && choice.category?.name) || 'All Collections';
};

/** The message of an empty listing (section 2, Shop). */
export const emptyListingText = ({ search }: ShopAddress): string =>
  search === ''
    ? 'No products found matching your criteria.'
    : `No products found matching ${search}`;
