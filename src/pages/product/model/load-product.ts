import { getProduct, listProducts } from '@/entities/product';
import { isNotFoundError } from '@/shared/api';
import { type LoadContext, notFound } from '@/shared/routes';

import { similarListing } from '../related/similar-listing';

/** Loads the product and the similar items; an unknown product is answered with 404. */
export const loadProduct = async ({ dispatch, params }: LoadContext) => {
  const { data: product, error } = await dispatch(
    getProduct.initiate(params.id ?? '', { subscribe: false }),
  );
  if (product === undefined) return isNotFoundError(error) ? notFound : null;
  await dispatch(listProducts.initiate(similarListing(product), { subscribe: false }));
  return null;
};
