import type { CategoryChoice } from '@/entities/category';
import { pageFromSearch, type ProductListing } from '@/entities/product';
import { filtersFromSearch } from '@/features/filter-products';

/** What the address of the shop says besides its filters. */
export interface ShopAddress {
  category: string | null;
  search: string;
  page: number;
}

/** Reads the shop's address: category, search and page (specification, section 2, Shop). */
export const shopAddress = (search: URLSearchParams): ShopAddress => ({
  category: search.get('category'),
  search: search.get('search')?.trim() ?? '',
  page: pageFromSearch(search),
});

/** The listing that the address asks for; null while, or because, its category is not known. */
export const shopListing = (
  search: URLSearchParams,
  choice: CategoryChoice,
): ProductListing | null => {
  if (choice.kind === 'pending' || choice.kind === 'unknown') return null;
  const { search: words, page } = shopAddress(search);
  const { minPrice, maxPrice, onSale, inStock, sort } = filtersFromSearch(search);
  return {
    ...(choice.kind === 'category' && { categoryId: choice.id }),
    ...(words !== '' && { search: words }),
    ...(minPrice !== '' && { minPrice }),
    ...(maxPrice !== '' && { maxPrice }),
    ...(onSale && { onSale }),
    ...(inStock && { inStock }),
    sort,
    page,
  };
};

/** The shop's heading (specification, section 2, Shop). */
export const shopHeading = ({ search }: ShopAddress, choice: CategoryChoice): string => {
  if (search !== '') return `Search Results for ${search}`;
  return (choice.kind === 'category' && choice.category?.name) || 'All Collections';
};

/** What an empty listing says (specification, section 2, Shop). */
export const emptyListingText = ({ search }: ShopAddress): string =>
  search === ''
    ? 'No products found matching your criteria.'
    : `No products found matching ${search}`;
