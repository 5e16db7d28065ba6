import type { PageDefinition } from '@/shared/routes';

/** The four policy pages (section 2). */
export const policiesPage: PageDefinition = {
  load: (context) => import('./model/load-policy').then(({ loadPolicy }) => loadPolicy(context)),
  ...(import.meta.env.SSR && {
    source: 'src/pages/policies/ui/policies-page.tsx',
    importMetadata: () =>
      import('./model/policies-metadata').then((module) => module.policiesMetadata),
  }),
  importComponent: () => import('./ui/policies-page').then((module) => module.PoliciesPage),
};
