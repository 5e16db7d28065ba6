import { noIndexMetadata, notFound, type PageDefinition } from '@/shared/routes';

/** The page of every other URL (section 2): answered with 404, and not for search engines. */
export const notFoundPage: PageDefinition = {
  load: () => Promise.resolve(notFound),
  ...(import.meta.env.SSR && {
    source: 'src/pages/not-found/ui/not-found-page.tsx',
    importMetadata: noIndexMetadata,
  }),
  importComponent: () => import('./ui/not-found-page').then((module) => module.NotFoundPage),
};
