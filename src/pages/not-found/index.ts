import type { PageDefinition } from '@/shared/routes';

import { loadNotFound } from './model/load-not-found';

/** The screen of every other address (specification, section 2). */
export const notFoundPage: PageDefinition = {
  load: loadNotFound,
  importFacts: import.meta.env.SSR
    ? () => import('./model/not-found-facts').then((module) => module.notFoundFacts)
    : undefined,
  importComponent: () => import('./ui/not-found-page').then((module) => module.NotFoundPage),
};
