import type { PageDefinition } from '@/shared/routes';

import { loadProduct } from './model/load-product';

/** A product (section 2, Product detail). */
export const productPage: PageDefinition = {
  load: loadProduct,
  ...(import.meta.env.SSR && {
    source: 'src/pages/product/ui/product-page.tsx',
    importMetadata: () =>
      import('./model/product-metadata').then((module) => module.productMetadata),
  }),
  importComponent: () => import('./ui/product-page').then((module) => module.ProductPage),
};
