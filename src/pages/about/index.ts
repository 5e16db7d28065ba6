import type { PageDefinition } from '@/shared/routes';

import { loadAbout } from './model/load-about';

/** About Us (section 2). */
export const aboutPage: PageDefinition = {
  load: loadAbout,
  importFacts: import.meta.env.SSR
    ? () => import('./model/about-facts').then((module) => module.aboutFacts)
    : undefined,
  importComponent: () => import('./ui/about-page').then((module) => module.AboutPage),
};
