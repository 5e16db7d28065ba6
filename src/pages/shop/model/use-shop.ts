import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { resolveCategory, useGetCategoriesQuery } from '@/entities/category';
import { filtersFromSearch, priceRangeError } from '@/features/filter-products';
import { useProductListing } from '@/widgets/product-grid';

import { shopParams, shopListing } from './shop-listing';

/** What the shop's URL names, and the results of its listing. */
export const useShop = () => {
  const [search] = useSearchParams();
  const categories = useGetCategoriesQuery();
  const { params, choice, listing } = useMemo(() => {
    const params = shopParams(search);
    const choice = resolveCategory(params.category, categories.data);
    return { params, choice, listing: shopListing(params, choice) };
  }, [search, categories.data]);
  const results = useProductListing(listing);

  return {
    params,
    choice,
    results: choice.kind === 'unknown' ? { ...results, state: 'empty' as const } : results,
    /** Why no product can match; null when some may. */
    priceError: priceRangeError(filtersFromSearch(search)),
    categories: categories.data ?? [],
    /** The categories failed to load: a category that the URL names has no name. */
    categoriesFailed: categories.isError && categories.data === undefined,
    refetchCategories: categories.refetch,
  } as const;
};
