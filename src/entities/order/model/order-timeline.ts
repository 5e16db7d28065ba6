import type { Order } from '@contract/order';

/** A station of an order's way. */
export interface OrderStep {
  status: string;
  /** When it got there, ISO 8601; null where that is not known, or has not happened. */
  at: string | null;
  state: 'past' | 'current' | 'to-come';
}

/** The way of an order that nothing stops. */
const usualWay = ['pending', 'shipped', 'delivered'];
/** The statuses from which it goes on. */
const underway = ['pending', 'processing', 'shipped'];

/**
 * An order's way so far, and where it goes from here while nothing has stopped it. A provider
 * that tells no events leaves the one station that is known: where the order stands.
 */
export const orderTimeline = (
  order: Pick<Order, 'status' | 'created_at' | 'events'>,
): OrderStep[] => {
  const told = order.events ?? [];
  const placed = order.status === 'pending' ? (order.created_at ?? null) : null;
  const known =
    told.at(-1)?.status === order.status ? told : [...told, { status: order.status, at: placed }];
  const steps = known.map(({ status, at }, index): OrderStep => ({
    status,
    at,
    state: index === known.length - 1 ? 'current' : 'past',
  }));
  if (!underway.includes(order.status)) return steps;
  const next = Math.max(usualWay.indexOf(order.status), 0) + 1;
  return [
    ...steps,
    ...usualWay.slice(next).map((status): OrderStep => ({ status, at: null, state: 'to-come' })),
  ];
};
