import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { resolveCategory, useGetCategoriesQuery } from '@/entities/category';
import { filtersFromSearch, priceRangeProblem } from '@/features/filter-products';
import { useProductListing } from '@/widgets/product-grid';

import { shopAddress, shopListing } from './shop-listing';

/** What the shop's address names, and the results of its listing. */
export const useShop = () => {
  const [search] = useSearchParams();
  const categories = useGetCategoriesQuery();
  const { address, choice, listing } = useMemo(() => {
    const address = shopAddress(search);
    const choice = resolveCategory(address.category, categories.data);
    return { address, choice, listing: shopListing(address, choice) };
  }, [search, categories.data]);
  const results = useProductListing(listing);

  return {
    address,
    choice,
    results: choice.kind === 'unknown' ? { ...results, state: 'empty' as const } : results,
    /** Why no product can match; null when some may. */
    priceProblem: priceRangeProblem(filtersFromSearch(search)),
    categories: categories.data ?? [],
    /** The categories failed to load: a category that the address names has no name. */
    categoriesFailed: categories.isError && categories.data === undefined,
    refetchCategories: categories.refetch,
  } as const;
};
