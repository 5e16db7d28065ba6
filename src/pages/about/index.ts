import { getAboutUs, getSettings } from '@/entities/brand';
import type { PageDefinition } from '@/shared/routes';

/** About Us (section 2). */
export const aboutPage: PageDefinition = {
  load: ({ dispatch }) =>
    Promise.all([
      dispatch(getAboutUs.initiate(undefined, { subscribe: false })),
      dispatch(getSettings.initiate(undefined, { subscribe: false })),
    ]),
  ...(import.meta.env.SSR && {
    source: 'src/pages/about/ui/about-page.tsx',
    importMetadata: () => import('./model/about-metadata').then((module) => module.aboutMetadata),
  }),
  importComponent: () => import('./ui/about-page').then((module) => module.AboutPage),
};
