import type { ProductSort } from '@contract/product';

/** The sorts of the shop (section 9), by their names. */
export const sortOptions = [
  { value: 'newest', title: 'Newest' },
  { value: 'price-low-high', title: 'Price: low to high' },
  { value: 'price-high-low', title: 'Price: high to low' },
] as const satisfies readonly { value: ProductSort; title: string }[];

/** The sorts of a search: the best match replaces the newest. */
export const searchSortOptions = sortOptions.map((option) =>
  option.value === 'newest' ? { ...option, title: 'Best match' } : option,
);
