import { i18n } from '@contract/i18n';
import type { CategoryChoice } from '@/entities/category';
import type { ProductListing } from '@/entities/product';

/** The shop's URL without its filters and pages. */
export interface ShopParams {
  category: string | null;
  search: string;
}

/** Reads the shop's URL: category and search (section 2, Shop). */
export const shopParams = (search: URLSearchParams): ShopParams => ({
  category: search.get('category'),
  search: search.get('search')?.trim() ?? '',
});

/**
 * The listing that the URL names, before its filters; null while its category is loading or
 * when there is none.
 */
export const shopListing = (
  { search }: ShopParams,
  choice: CategoryChoice,
): ProductListing | null => {
  if (choice.kind === 'pending' || choice.kind === 'unknown') return null;
  return {
    ...(choice.kind === 'category' && { categoryId: choice.id }),
    ...(search !== '' && { search }),
  };
};

/** The shop's heading (section 2, Shop). */
export const shopHeading = ({ search }: ShopParams, choice: CategoryChoice): string => {
  if (search !== '') return i18n.t('Search Results for {search}', { search });
  return (choice.kind === 'category' && choice.category?.name) || i18n.t('All Collections');
};

/** The message of an empty listing (section 2, Shop). */
export const emptyListingText = ({ search }: ShopParams): string =>
  search === ''
    ? i18n.t('No products found matching your criteria.')
    : i18n.t('No products found matching {search}', { search });
