import type { PageDefinition } from '@/shared/routes';

import { loadProduct } from './model/load-product';

/** A product (specification, section 2, Product detail). */
export const productPage: PageDefinition = {
  load: loadProduct,
  importFacts: () => import('./model/product-facts').then((module) => module.productFacts),
  importComponent: () => import('./ui/product-page').then((module) => module.ProductPage),
};
