import type { PageDefinition } from '@/shared/routes';

import { loadShop } from './model/load-shop';

/** The shop's listing (section 2, Shop). */
export const shopPage: PageDefinition = {
  load: loadShop,
  ...(import.meta.env.SSR && {
    source: 'src/pages/shop/ui/shop-page.tsx',
    importMetadata: () => import('./model/shop-metadata').then((module) => module.shopMetadata),
  }),
  importComponent: () => import('./ui/shop-page').then((module) => module.ShopPage),
};
