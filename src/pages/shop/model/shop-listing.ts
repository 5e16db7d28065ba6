import { i18n } from '@contract/i18n';
import type { CategoryChoice } from '@/entities/category';
import type { ProductListing } from '@/entities/product';

/** The shop's address without its filters and pages. */
export interface ShopAddress {
  category: string | null;
  search: string;
}

/** Reads the shop's address: category and search (section 2, Shop). */
export const shopAddress = (search: URLSearchParams): ShopAddress => ({
  category: search.get('category'),
  search: search.get('search')?.trim() ?? '',
});

/**
 * The listing that the address names, before its filters; null while its category is loading or
 * when there is none.
 */
export const shopListing = (
  { search }: ShopAddress,
  choice: CategoryChoice,
): ProductListing | null => {
  if (choice.kind === 'pending' || choice.kind === 'unknown') return null;
  return {
    ...(choice.kind === 'category' && { categoryId: choice.id }),
    ...(search !== '' && { search }),
  };
};

/** The shop's heading (section 2, Shop). */
export const shopHeading = ({ search }: ShopAddress, choice: CategoryChoice): string => {
  if (search !== '') return i18n.t('Search Results for {search}', { search });
  return (choice.kind === 'category' && choice.category?.name) || i18n.t('All Collections');
};

/** The message of an empty listing (section 2, Shop). */
export const emptyListingText = ({ search }: ShopAddress): string =>
  search === ''
    ? i18n.t('No products found matching your criteria.')
    : i18n.t('No products found matching {search}', { search });
