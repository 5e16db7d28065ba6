import { getAddresses } from '@/entities/address';
import type { PageDefinition } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';

/** /shipping-addresses (section 2). */
export const shippingAddressesPage: PageDefinition = {
  load: async ({ dispatch, getState }) => {
    if (selectIsAuthenticated(getState())) {
      await dispatch(getAddresses.initiate(undefined, { subscribe: false, forceRefetch: true }));
    }
  },
  ...(import.meta.env.SSR && {
    source: 'src/pages/shipping-addresses/ui/shipping-addresses-page.tsx',
  }),
  importComponent: () =>
    import('./ui/shipping-addresses-page').then((module) => module.ShippingAddressesPage),
};
