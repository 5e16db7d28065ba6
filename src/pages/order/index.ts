import { getOrder } from '@/entities/order';
import type { PageDefinition } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';

/** /order/:orderId (section 2): one order. */
export const orderPage: PageDefinition = {
  load: async ({ dispatch, getState, params }) => {
    if (selectIsAuthenticated(getState()) && params.orderId !== undefined) {
      await dispatch(getOrder.initiate(params.orderId, { subscribe: false, forceRefetch: true }));
    }
  },
  ...(import.meta.env.SSR && {
    source: 'src/pages/order/ui/order-page.tsx',
  }),
  importComponent: () => import('./ui/order-page').then((module) => module.OrderPage),
};
