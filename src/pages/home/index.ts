import type { PageDefinition } from '@/shared/routes';

import { loadHome } from './model/load-home';

/** Home (section 2). */
export const homePage: PageDefinition = {
  load: loadHome,
  importFacts: import.meta.env.SSR
    ? () => import('./model/home-facts').then((module) => module.homeFacts)
    : undefined,
  importComponent: () => import('./ui/home-page').then((module) => module.HomePage),
};
