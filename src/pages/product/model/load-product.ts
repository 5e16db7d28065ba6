import { getProduct, listProducts } from '@/entities/product';
import { failureStatus } from '@/shared/api';
import type { LoadContext, LoadResult } from '@/shared/routes';

import { similarListing } from './similar-listing';

/** Starts the product and what is similar to it; an unknown one is answered with 404. */
export const loadProduct = async ({
  dispatch,
  params,
}: LoadContext): Promise<LoadResult | null> => {
  const { data: product, error } = await dispatch(
    getProduct.initiate(params.id ?? '', { subscribe: false }),
  );
  if (product === undefined) return failureStatus(error) === 404 ? { status: 404 } : null;
  await dispatch(listProducts.initiate(similarListing(product), { subscribe: false }));
  return null;
};
