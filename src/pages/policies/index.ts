import type { PageDefinition } from '@/shared/routes';

/** The four policy pages (section 2). */
export const policiesPage: PageDefinition = {
  importFacts: import.meta.env.SSR
    ? () => import('./model/policies-facts').then((module) => module.policiesFacts)
    : undefined,
  importComponent: () => import('./ui/policies-page').then((module) => module.PoliciesPage),
};
