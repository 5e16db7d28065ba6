import type { PageDefinition } from '@/shared/routes';

import { loadCollection } from './model/load-collection';

/** The six collections: one screen (section 2, ADR 0006). */
export const collectionsPage: PageDefinition = {
  load: loadCollection,
  ...(import.meta.env.SSR && {
    source: 'src/pages/collections/ui/collections-page.tsx',
    importMetadata: () =>
      import('./model/collections-metadata').then((module) => module.collectionsMetadata),
  }),
  importComponent: () => import('./ui/collections-page').then((module) => module.CollectionsPage),
};
