import type { DemoOrder } from '../../../demo/catalogue/demo-shop-schema';

interface DatedOrders {
  /** The day, in UTC, as of which the orders have their dates. */
  asOf: string;
  orders: readonly DemoOrder[];
}

const dayMs = 86_400_000;

/**
 * The demo customer's orders as of `now`: moved by whole days, at the same times of day. An order that
 * waits, or is on its way, is then as old as such an order can be.
 */
export const ordersOfToday = ({ asOf, orders }: DatedOrders, now: Date): DemoOrder[] => {
  const days = Math.floor(now.getTime() / dayMs) - Math.floor(Date.parse(asOf) / dayMs);
  const moved = (at: string) => new Date(Date.parse(at) + days * dayMs).toISOString();
  return orders.map((order) => ({
    ...order,
    events: order.events.map(({ status, at }) => ({ status, at: moved(at) })),
  }));
};
