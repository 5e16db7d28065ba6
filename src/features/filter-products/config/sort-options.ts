import type { ProductSort } from '@contract/product';

/** The sorts of the shop (specification, section 9), by their names. */
export const sortOptions = [
  { value: 'newest', title: 'Newest' },
  { value: 'price-low-high', title: 'Price: low to high' },
  { value: 'price-high-low', title: 'Price: high to low' },
] as const satisfies readonly { value: ProductSort; title: string }[];
