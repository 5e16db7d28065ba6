import type { PageDefinition } from '@/shared/routes';

/** /wishlist, beyond the specification: a guest's or a customer's. */
export const wishlistPage: PageDefinition = {
  importMetadata: import.meta.env.SSR
    ? () => Promise.resolve(() => Promise.resolve({ noIndex: true }))
    : undefined,
  importComponent: () => import('./ui/wishlist-page').then((module) => module.WishlistPage),
};
