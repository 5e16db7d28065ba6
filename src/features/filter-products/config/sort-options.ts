import type { ProductSort } from '@contract/product';
import type { ProductListing } from '@/entities/product';

/** The sorts of the shop (section 9), by their names. */
export const sortOptions = [
  { value: 'newest', title: 'Newest' },
  { value: 'price-low-high', title: 'Price: low to high' },
  { value: 'price-high-low', title: 'Price: high to low' },
] as const satisfies readonly { value: ProductSort; title: string }[];

/** The sorts of a listing; the first is its default (departure 70). */
export const sortOptionsOf = ({ search, featured }: ProductListing) => {
  if (search !== undefined) return [{ value: 'best-match', title: 'Best match' }, ...sortOptions];
  return featured ? [{ value: 'featured', title: 'Featured' }, ...sortOptions] : sortOptions;
};
