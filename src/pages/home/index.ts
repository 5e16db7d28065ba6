import type { PageDefinition } from '@/shared/routes';

import { loadHome } from './model/load-home';

/** Home (section 2). */
export const homePage: PageDefinition = {
  load: loadHome,
  importMetadata: import.meta.env.SSR
    ? () => import('./model/home-metadata').then((module) => module.homeMetadata)
    : undefined,
  importComponent: () => import('./ui/home-page').then((module) => module.HomePage),
};
