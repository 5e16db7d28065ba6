import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { selectCurrency } from '@/entities/currency';
import {
  lastPageOf,
  listingWithCurrency,
  loadProductPages,
  type ProductListing,
  type ProductListPage,
  type ProductSummary,
  sortByPrice,
  useListProductPagesInfiniteQuery,
} from '@/entities/product';
import { countFilters, filtersFromSearch } from '@/features/filter-products';
import { newInLimit } from '@/shared/config';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

import { filteredListing, listingPages } from './listing-url';

/** Whether a product belongs to the listing; `position` counts the listing's products from 0. */
export type KeepProduct = (product: ProductSummary, position: number) => boolean;

const everyProduct: KeepProduct = () => true;

/**
 * A listing with the filters and pages that the URL names, and its results; null while it is
 * not known or when there is none. `unfiltered` is to be memoized; `keep` filters out what a provider
 * lists by mistake.
 */
export const useProductListing = (unfiltered: ProductListing | null, keep = everyProduct) => {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const { page: firstPage, lastShown } = listingPages(search);
  const pageCount = lastShown - firstPage + 1;

  const listing = useMemo(
    () => unfiltered && listingWithCurrency(filteredListing(unfiltered, search), currency),
    [unfiltered, search, currency],
  );

  const { currentData, isError, isFetching, isFetchNextPageError, refetch } =
    useListProductPagesInfiniteQuery(listing ?? skipToken);
  const pages = currentData?.pages.slice(0, pageCount);
  const lastPage = Math.min(lastPageOf(pages ?? []), lastPageOfLimit(listing, pages?.[0]));

  const loadMore = useCallback(async () => {
    if (listing !== null && pageCount > 1) await dispatch(loadProductPages(listing, pageCount));
  }, [dispatch, listing, pageCount]);
  useEffect(() => {
    void loadMore();
  }, [loadMore]);

  const moreFailed = isFetchNextPageError && pages !== undefined && pages.length < pageCount;
  useEffect(() => {
    if (!moreFailed) return undefined;
    const loadAgain = () => void loadMore();
    window.addEventListener('online', loadAgain);
    return () => {
      window.removeEventListener('online', loadAgain);
    };
  }, [moreFailed, loadMore]);

  const kept = (pages ?? []).map(({ products, page, perPage }) =>
    products.filter((product, index) => keep(product, (page - 1) * perPage + index)),
  );
  const allKept = kept.every(
    (products, index) => products.length === pages?.[index]?.products.length,
  );

  return {
    /** The listing as it is asked for. */
    listing,
    isFiltered: countFilters(filtersFromSearch(search, listing ?? {})) > 0,
    firstPage,
    lastShown,
    /** The first page shown. */
    page: pages?.[0],
    lastPage,
    total: allKept ? totalOf(pages ?? [], lastPage) : null,
    /** The products of every page shown. */
    products: kept.map((products) => sortByPrice(products, listing?.sort ?? 'newest', currency)),
    state: listStateOf(pages?.[0] && kept[0]?.length, isError),
    isFetching,
    refetch,
    /** A page after the first failed to load; `loadMore` retries, which it also does with the connection. */
    moreFailed,
    loadMore,
  } as const;
};

/** For a provider that lists more than what is new in. */
const lastPageOfLimit = (listing: ProductListing | null, page?: ProductListPage): number =>
  listing?.newIn && page ? Math.max(1, Math.ceil(newInLimit / page.perPage)) : Infinity;

/** How many products there are; null while unknown. */
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

/** The results of a listing. */
export type ListingResults = ReturnType<typeof useProductListing>;
