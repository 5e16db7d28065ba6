import type { PageDefinition } from '@/shared/routes';

import { loadShop } from './model/load-shop';

/** The shop's listing (section 2, Shop). */
export const shopPage: PageDefinition = {
  load: loadShop,
  importMetadata: import.meta.env.SSR
    ? () => import('./model/shop-metadata').then((module) => module.shopMetadata)
    : undefined,
  importComponent: () => import('./ui/shop-page').then((module) => module.ShopPage),
};
