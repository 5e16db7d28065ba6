import { noIndexMetadata, type PageDefinition } from '@/shared/routes';

/** /wishlist, beyond the specification: a guest's or a customer's. */
export const wishlistPage: PageDefinition = {
  ...(import.meta.env.SSR && {
    source: 'src/pages/wishlist/ui/wishlist-page.tsx',
    importMetadata: noIndexMetadata,
  }),
  importComponent: () => import('./ui/wishlist-page').then((module) => module.WishlistPage),
};
