import { isBusinessDay } from '@contract/arrival';
import { dayMs } from '@contract/durations';

import type { DemoCustomer, DemoOrder } from '../../../demo/catalogue/demo-shop-schema';

/** No parcel is sent or delivered at the weekend: two days later at most. */
const onBusinessDay = (time: number): number =>
  isBusinessDay(time) ? time : onBusinessDay(time + dayMs);

/** The demo customer's orders, moved by whole days so that they look recent at `now`. */
export const ordersOfToday = (
  { asOf, orders }: Pick<DemoCustomer, 'asOf' | 'orders'>,
  now: Date,
): DemoOrder[] => {
  const days = Math.floor(now.getTime() / dayMs) - Math.floor(Date.parse(asOf) / dayMs);
  const moved = (at: string, byCourier: boolean) => {
    const time = Date.parse(at) + days * dayMs;
    return new Date(byCourier ? onBusinessDay(time) : time).toISOString();
  };
  return orders.map((order) => ({
    ...order,
    events: order.events.map(({ status, at }) => ({
      status,
      at: moved(at, status === 'shipped' || status === 'delivered'),
    })),
  }));
};
