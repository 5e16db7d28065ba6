import { dayMs } from '@contract/durations';

import type { DemoCustomer, DemoOrder } from '../../../demo/catalogue/demo-shop-schema';

/** The demo customer's orders, moved by whole days so that they look recent at `now`. */
export const ordersOfToday = (
  { asOf, orders }: Pick<DemoCustomer, 'asOf' | 'orders'>,
  now: Date,
): DemoOrder[] => {
  const days = Math.floor(now.getTime() / dayMs) - Math.floor(Date.parse(asOf) / dayMs);
  const moved = (at: string) => new Date(Date.parse(at) + days * dayMs).toISOString();
  return orders.map((order) => ({
    ...order,
    events: order.events.map(({ status, at }) => ({ status, at: moved(at) })),
  }));
};
