import { useSearchParams } from 'react-router';

import { resolveCategory, useGetCategoriesQuery } from '@/entities/category';
import { selectCurrency } from '@/entities/currency';
import { listingWithCurrency, sortByPrice, useListProductsQuery } from '@/entities/product';
import { filtersFromSearch } from '@/features/filter-products';
import { useAppSelector } from '@/shared/redux';

import { shopAddress, shopListing } from './shop-listing';

/** What the shop's address asks for, and what came of it. */
export const useShopListing = () => {
  const [search] = useSearchParams();
  const currency = useAppSelector(selectCurrency);
  const address = shopAddress(search);
  const filters = filtersFromSearch(search);

  const categories = useGetCategoriesQuery();
  const choice = resolveCategory(address.category, categories.data);
  const listing = shopListing(search, choice);
  const { currentData: page, isError } = useListProductsQuery(
    listingWithCurrency(listing ?? {}, currency),
    { skip: listing === null },
  );

  const nothing = choice.kind === 'unknown';
  return {
    address,
    filters,
    choice,
    /** What was asked for, for those who ask for more of it; null where nothing was. */
    listing,
    categories: categories.data ?? [],
    page: page && { ...page, products: sortByPrice(page.products, filters.sort, currency) },
    state: nothing ? 'empty' : listStateOf(page?.products.length, isError),
    /** The categories did not come, and the address cannot be understood without them. */
    categoriesFailed: choice.kind === 'pending' && categories.isError,
  } as const;
};

const listStateOf = (count: number | undefined, isError: boolean) => {
  if (count === undefined) return isError ? 'error' : 'loading';
  return count === 0 ? 'empty' : 'filled';
};
