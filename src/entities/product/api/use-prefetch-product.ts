import { useProductPrefetch } from './product-endpoints';

/** The handlers of a link to a product: pointing at it, or focusing it, fetches the product ahead. */
export const usePrefetchProduct = (id: number) => {
  const prefetch = useProductPrefetch('getProduct', { ifOlderThan: 60 });
  const ahead = () => {
    prefetch(String(id));
  };
  return { onPointerEnter: ahead, onFocus: ahead };
};
