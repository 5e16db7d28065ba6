import { getAddresses } from '@/entities/address';
import { refreshBag } from '@/entities/cart';
import type { PageDefinition } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';

/** /checkout (section 2). */
export const checkoutPage: PageDefinition = {
  load: async ({ dispatch, getState }) => {
    if (!selectIsAuthenticated(getState())) return;
    // It may have changed elsewhere.
    void dispatch(refreshBag());
    await dispatch(getAddresses.initiate(undefined, { subscribe: false }));
  },
  ...(import.meta.env.SSR && {
    source: 'src/pages/checkout/ui/checkout-page.tsx',
  }),
  importComponent: () => import('./ui/checkout-page').then((module) => module.CheckoutPage),
};
