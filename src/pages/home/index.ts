import { getBanners } from '@/entities/banner';
import type { PageDefinition } from '@/shared/routes';

/** Home (section 2). */
export const homePage: PageDefinition = {
  load: ({ dispatch }) => dispatch(getBanners.initiate(undefined, { subscribe: false })),
  ...(import.meta.env.SSR && {
    source: 'src/pages/home/ui/home-page.tsx',
    importMetadata: () => import('./model/home-metadata').then((module) => module.homeMetadata),
  }),
  importComponent: () => import('./ui/home-page').then((module) => module.HomePage),
};
