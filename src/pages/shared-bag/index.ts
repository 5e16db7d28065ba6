import { noIndex, type PageDefinition } from '@/shared/routes';

/** /bag, beyond the specification: a bag that a link brought here, before anything is changed. */
export const sharedBagPage: PageDefinition = {
  ...(import.meta.env.SSR && { importMetadata: noIndex }),
  importComponent: () => import('./ui/shared-bag-page').then((module) => module.SharedBagPage),
};
