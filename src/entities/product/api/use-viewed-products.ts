import { usePreference } from '@/shared/lib/preferences';

import { inColor, type ProductSummary, productSummaryFromWire } from '../model/product';
import { viewedBefore } from '../model/viewed-products';
import { useGetProductsByIdQuery } from './products-by-id-endpoints';

/**
 * The products that were viewed in this browser, in the color that they were viewed in, the latest
 * first, without those that are no longer sold; undefined while they are loading, and none where they
 * cannot be loaded.
 */
export const useViewedProducts = (count: number): readonly ProductSummary[] | undefined => {
  const viewed = viewedBefore(usePreference('recently-viewed')).slice(0, count);
  const ids = viewed.map(({ id }) => id);
  const { data, isError } = useGetProductsByIdQuery(ids, { skip: ids.length === 0 });
  if (ids.length === 0) return [];
  if (data === undefined) return isError ? [] : undefined;
  return viewed.flatMap(({ id, color }) => {
    const product = data[id] ?? null;
    return product === null ? [] : [productSummaryFromWire(inColor(product, color))];
  });
};
