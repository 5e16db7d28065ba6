import type { PageDefinition } from '@/shared/routes';

import { loadAbout } from './model/load-about';

/** About Us (section 2). */
export const aboutPage: PageDefinition = {
  load: loadAbout,
  ...(import.meta.env.SSR && {
    importMetadata: () => import('./model/about-metadata').then((module) => module.aboutMetadata),
  }),
  importComponent: () => import('./ui/about-page').then((module) => module.AboutPage),
};
