import type { PageDefinition } from '@/shared/routes';

import { loadHome } from './model/load-home';

/** Home (section 2). */
export const homePage: PageDefinition = {
  load: loadHome,
  ...(import.meta.env.SSR && {
    importMetadata: () => import('./model/home-metadata').then((module) => module.homeMetadata),
  }),
  importComponent: () => import('./ui/home-page').then((module) => module.HomePage),
};
