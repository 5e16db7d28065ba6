import type { PageDefinition } from '@/shared/routes';

/** Where the links of mails about stock lead: to confirm a request, and to stop the mails. */
export const backInStockPage: PageDefinition = {
  importMetadata: import.meta.env.SSR
    ? () => Promise.resolve(() => Promise.resolve({ noIndex: true }))
    : undefined,
  importComponent: () => import('./ui/back-in-stock-page').then((module) => module.BackInStockPage),
};
