import type { PageDefinition } from '@/shared/routes';

/** /order/:orderId (section 2): one order. */
export const orderPage: PageDefinition = {
  // Keeps the calls of orders out of the first bundle.
  load: (context) => import('./model/load-order').then(({ loadOrder }) => loadOrder(context)),
  ...(import.meta.env.SSR && {
    source: 'src/pages/order/ui/order-page.tsx',
  }),
  importComponent: () => import('./ui/order-page').then((module) => module.OrderPage),
};
