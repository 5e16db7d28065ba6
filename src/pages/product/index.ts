import type { PageDefinition } from '@/shared/routes';

import { loadProduct } from './model/load-product';

/** A product (section 2, Product detail). */
export const productPage: PageDefinition = {
  load: loadProduct,
  importFacts: import.meta.env.SSR
    ? () => import('./model/product-facts').then((module) => module.productFacts)
    : undefined,
  importComponent: () => import('./ui/product-page').then((module) => module.ProductPage),
};
