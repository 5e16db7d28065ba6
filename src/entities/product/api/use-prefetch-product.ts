import type { PointerEvent } from 'react';

import { useProductPrefetch } from './product-endpoints';

/**
 * The handlers of a link to a product: hovering or focusing it fetches the product early. A finger does not,
 * since it is on some link whenever it scrolls.
 */
export const usePrefetchProduct = (id: number) => {
  const prefetch = useProductPrefetch('getProduct', { ifOlderThan: 60 });
  const prefetchProduct = () => {
    prefetch(String(id));
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') prefetchProduct();
    },
    onFocus: prefetchProduct,
  };
};
