import { noIndexMetadata, type PageDefinition } from '@/shared/routes';

/** /bag, beyond the specification: the bag of a link, to be added to the visitor's own. */
export const sharedBagPage: PageDefinition = {
  ...(import.meta.env.SSR && {
    source: 'src/pages/shared-bag/ui/shared-bag-page.tsx',
    importMetadata: noIndexMetadata,
  }),
  importComponent: () => import('./ui/shared-bag-page').then((module) => module.SharedBagPage),
};
