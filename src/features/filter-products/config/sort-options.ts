import { i18n } from '@contract/i18n';
import type { ProductSort } from '@contract/product';
import type { ProductListing } from '@/entities/product';

/** The sorts of the shop (section 9), by their names. */
export const sortOptions = () =>
  [
    { value: 'newest', title: i18n.t('Newest') },
    { value: 'price-low-high', title: i18n.t('Price: low to high') },
    { value: 'price-high-low', title: i18n.t('Price: high to low') },
  ] as const satisfies readonly { value: ProductSort; title: string }[];

/** The sorts of a listing; the first is its default (departure 70). */
export const sortOptionsOf = ({ search, featured }: ProductListing) => {
  if (search !== undefined)
    return [{ value: 'best-match', title: i18n.t('Best match') }, ...sortOptions()];
  return featured
    ? [{ value: 'featured', title: i18n.t('Featured') }, ...sortOptions()]
    : sortOptions();
};
