import { absoluteUrl } from '@contract/absolute-url';
import { paths } from '@/shared/routes';

import type { ProductSummary } from './product';

/** A list of products as a schema.org ItemList, with absolute URLs at `origin`. */
export const productItemList = (
  name: string,
  products: readonly ProductSummary[],
  { origin }: URL,
): Record<string, unknown> => ({
  '@type': 'ItemList',
  name,
  numberOfItems: products.length,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: product.name,
    url: absoluteUrl(origin, paths.product(product.id)),
  })),
});
