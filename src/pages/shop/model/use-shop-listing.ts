import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { resolveCategory, useGetCategoriesQuery } from '@/entities/category';
import { selectCurrency } from '@/entities/currency';
import {
  lastPageOf,
  listingWithCurrency,
  loadProductPages,
  type ProductListPage,
  sortByPrice,
  useListProductPagesInfiniteQuery,
} from '@/entities/product';
import { filtersFromSearch } from '@/features/filter-products';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

import { shopAddress, shopListing } from './shop-listing';

/** The listing that the shop's address names, and its results. */
export const useShopListing = () => {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const categories = useGetCategoriesQuery();
  const address = shopAddress(search);
  const { sort } = filtersFromSearch(search);
  const pageCount = address.lastShown - address.page + 1;

  const choice = resolveCategory(address.category, categories.data);
  const listing = useMemo(() => {
    const asked = shopListing(search, resolveCategory(address.category, categories.data));
    return asked && listingWithCurrency(asked, currency);
  }, [search, address.category, categories.data, currency]);

  const { currentData, isError, isFetchNextPageError } = useListProductPagesInfiniteQuery(
    listing ?? {},
    { skip: listing === null },
  );
  const pages = currentData?.pages.slice(0, pageCount);
  const lastPage = lastPageOf(pages ?? []);

  const loadMore = useCallback(async () => {
    if (listing !== null && pageCount > 1) await dispatch(loadProductPages(listing, pageCount));
  }, [dispatch, listing, pageCount]);
  useEffect(() => {
    void loadMore();
  }, [loadMore]);

  return {
    address,
    choice,
    listing,
    categories: categories.data ?? [],
    /** The first page shown. */
    page: pages?.[0],
    lastPage,
    total: totalOf(pages ?? [], lastPage),
    /** The products of every page shown. */
    products: pages?.map(({ products }) => sortByPrice(products, sort ?? 'newest', currency)) ?? [],
    state: choice.kind === 'unknown' ? 'empty' : listStateOf(pages?.[0]?.products.length, isError),
    /** A page after the first failed to load; `loadMore` retries. */
    moreFailed: isFetchNextPageError && pages !== undefined && pages.length < pageCount,
    loadMore,
    /** The categories failed to load: a category that the address names has no name. */
    categoriesFailed: categories.isError && categories.data === undefined,
    refetchCategories: categories.refetch,
  } as const;
};

/** How many products there are; null while nobody knows. */
const totalOf = ([first, ...more]: readonly ProductListPage[], lastPage: number) => {
  if (first === undefined || first.total !== null) return first?.total ?? null;
  const endsHere = first.page + more.length >= lastPage;
  const before = (first.page - 1) * first.perPage;
  const shown = [first, ...more].reduce((sum, { products }) => sum + products.length, 0);
  return endsHere ? before + shown : null;
};

const listStateOf = (count: number | undefined, isError: boolean) => {
  if (count === undefined) return isError ? 'error' : 'loading';
  return count === 0 ? 'empty' : 'filled';
};
