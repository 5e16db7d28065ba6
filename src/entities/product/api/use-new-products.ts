import { useMemo } from 'react';

import type { ProductSummary } from '../model/product';
import type { ProductListing } from '../model/product-listing';
import { useListProductsQuery } from './product-endpoints';

/** One listing for every place that shows new products, so that it is fetched once. */
const newest: ProductListing = { newIn: true, perPage: 12 };

const none: readonly ProductSummary[] = [];

const isOffered = ({ discountPercentage, soldOut }: ProductSummary) =>
  discountPercentage === 0 && !soldOut;

/**
 * The newest products that can be bought and are not reduced; undefined while they are loading, and
 * none where they cannot be loaded.
 */
export const useNewProducts = (count: number): readonly ProductSummary[] | undefined => {
  const { data, isError } = useListProductsQuery(newest);
  const products = useMemo(() => data?.products.filter(isOffered).slice(0, count), [data, count]);
  return products ?? (isError ? none : undefined);
};
