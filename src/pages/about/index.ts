import type { PageDefinition } from '@/shared/routes';

import { loadAbout } from './model/load-about';

/** About Us (section 2). */
export const aboutPage: PageDefinition = {
  load: loadAbout,
  importMetadata: import.meta.env.SSR
    ? () => import('./model/about-metadata').then((module) => module.aboutMetadata)
    : undefined,
  importComponent: () => import('./ui/about-page').then((module) => module.AboutPage),
};
