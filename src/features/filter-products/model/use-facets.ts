import { skipToken } from '@reduxjs/toolkit/query/react';

import { selectCurrency } from '@/entities/currency';
import {
  listingWithCurrency,
  type ProductListing,
  setValueFilters,
  useListProductsQuery,
} from '@/entities/product';
import { useDebounced } from '@/shared/lib/timing';
import { useAppSelector } from '@/shared/redux';

import { priceAmount } from './price-input';
import { priceRangeError, type ProductFilters } from './product-filters';

/** A typical pause between two typed digits. */
const pauseMs = 250;

const listingOf = (
  { categoryId, search, newIn }: ProductListing,
  { minPrice, maxPrice, priceCurrency, onSale, inStock, ...filters }: ProductFilters,
): ProductListing => ({
  ...(categoryId !== undefined && { categoryId }),
  ...(search !== undefined && { search }),
  ...(newIn && { newIn }),
  minPrice: priceAmount(minPrice),
  maxPrice: priceAmount(maxPrice),
  ...(priceCurrency !== null && { currency: priceCurrency }),
  onSale,
  inStock,
  ...setValueFilters(filters),
  facets: true,
  perPage: 1,
});

/**
 * The number of products for the pending filters, and the values of each filter under all others.
 * The last result stays until the next one arrives; null before the first, while it is `loading`,
 * and when the provider does not count.
 */
export const useFacets = (listing: ProductListing | null, pending: ProductFilters) => {
  const currency = useAppSelector(selectCurrency);
  const debounced = useDebounced(pending, pauseMs);
  const { data, isError } = useListProductsQuery(
    listing === null || priceRangeError(debounced) !== null
      ? skipToken
      : listingWithCurrency(listingOf(listing, debounced), currency),
  );
  return {
    facets: data?.facets ?? null,
    // A price range that is not valid has no count.
    total: priceRangeError(pending) === null ? (data?.total ?? null) : null,
    loading: data === undefined && !isError && listing !== null,
  };
};
