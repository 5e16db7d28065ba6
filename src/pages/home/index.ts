import type { PageDefinition } from '@/shared/routes';

import { loadHome } from './model/load-home';

/** Home (specification, section 2). */
export const homePage: PageDefinition = {
  load: loadHome,
  importFacts: () => import('./model/home-facts').then((module) => module.homeFacts),
  importComponent: () => import('./ui/home-page').then((module) => module.HomePage),
};
