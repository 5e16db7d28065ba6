import type { PageDefinition } from '@/shared/routes';

/** The four policy pages (specification, section 2). */
export const policiesPage: PageDefinition = {
  importComponent: () => import('./ui/policies-page').then((module) => module.PoliciesPage),
};
