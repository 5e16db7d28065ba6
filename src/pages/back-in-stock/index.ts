import { noIndexMetadata, type PageDefinition } from '@/shared/routes';

/** Where the links of back-in-stock mails lead: to confirm a request, and to stop the mails. */
export const backInStockPage: PageDefinition = {
  ...(import.meta.env.SSR && {
    source: 'src/pages/back-in-stock/ui/back-in-stock-page.tsx',
    importMetadata: noIndexMetadata,
  }),
  importComponent: () => import('./ui/back-in-stock-page').then((module) => module.BackInStockPage),
};
