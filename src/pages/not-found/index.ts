import type { PageDefinition } from '@/shared/routes';

import { loadNotFound } from './model/load-not-found';

/** The page of every other address (section 2). */
export const notFoundPage: PageDefinition = {
  load: loadNotFound,
  importFacts: import.meta.env.SSR
    ? () => import('./model/not-found-facts').then((module) => module.notFoundFacts)
    : undefined,
  importComponent: () => import('./ui/not-found-page').then((module) => module.NotFoundPage),
};
