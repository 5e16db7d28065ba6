import type { PageDefinition } from '@/shared/routes';

import { loadShop } from './model/load-shop';

/** The shop's listing (section 2, Shop). */
export const shopPage: PageDefinition = {
  load: loadShop,
  importFacts: import.meta.env.SSR
    ? () => import('./model/shop-facts').then((module) => module.shopFacts)
    : undefined,
  importComponent: () => import('./ui/shop-page').then((module) => module.ShopPage),
};
