import type { ProductSort } from '@contract/product';

/** The sorts of the shop (section 9), by their names. */
export const sortOptions = [
  { value: 'newest', title: 'Newest' },
  { value: 'price-low-high', title: 'Price: low to high' },
  { value: 'price-high-low', title: 'Price: high to low' },
] as const satisfies readonly { value: ProductSort; title: string }[];

/** The value of the sort that only a search has: the provider's order of its results. */
export const bestMatch = 'best-match';

/** The sorts of a search, which starts with the best match (departure 70). */
export const searchSortOptions = [{ value: bestMatch, title: 'Best match' }, ...sortOptions];
