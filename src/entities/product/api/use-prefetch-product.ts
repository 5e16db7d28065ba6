import { useProductPrefetch } from './product-endpoints';

/** The handlers of a link to a product: hovering or focusing it fetches the product early. */
export const usePrefetchProduct = (id: number) => {
  const prefetch = useProductPrefetch('getProduct', { ifOlderThan: 60 });
  const prefetchProduct = () => {
    prefetch(String(id));
  };
  return { onPointerEnter: prefetchProduct, onFocus: prefetchProduct };
};
