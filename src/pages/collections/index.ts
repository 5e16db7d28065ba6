import type { PageDefinition } from '@/shared/routes';

import { loadCollection } from './model/load-collection';

/** The six collections: one screen (specification, section 2; decision 1). */
export const collectionsPage: PageDefinition = {
  load: loadCollection,
  importFacts: import.meta.env.SSR
    ? () => import('./model/collections-facts').then((module) => module.collectionsFacts)
    : undefined,
  importComponent: () => import('./ui/collections-page').then((module) => module.CollectionsPage),
};
