import type { Order } from '@contract/order';
import type { OrderStatus } from '@/shared/config';

import { hasStatus } from './order-status';

/** A step of an order's progress. */
export interface OrderStep {
  status: string;
  /** When the order reached it, ISO 8601; null when unknown or not reached yet. */
  at: string | null;
  state: 'past' | 'current' | 'upcoming';
}

type Event = Pick<OrderStep, 'status' | 'at'>;

/** The steps of an order that is not cancelled or refunded. */
const usualSteps: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];
/** The statuses that further steps follow. */
const openStatuses: readonly OrderStatus[] = ['pending', 'processing', 'shipped'];

/** The events, with an undated 'processing' where an order was shipped without one. */
const withProcessing = (events: readonly Event[]): readonly Event[] => {
  const shipped = events.findIndex(({ status }) => status === 'shipped');
  return shipped < 1 || events.some(({ status }) => status === 'processing')
    ? events
    : [...events.slice(0, shipped), { status: 'processing', at: null }, ...events.slice(shipped)];
};

/**
 * The steps of an order so far, and those to come unless it was stopped; the same for every order.
 * When the provider sends no events, only the current status is known.
 */
export const orderTimeline = (
  order: Pick<Order, 'status' | 'created_at' | 'events'>,
): OrderStep[] => {
  const events = order.events ?? [];
  const placed = hasStatus(order, 'pending') ? (order.created_at ?? null) : null;
  const known = withProcessing(
    events.at(-1)?.status === order.status
      ? events
      : [...events, { status: order.status, at: placed }],
  );
  const steps = known.map(({ status, at }, index): OrderStep => ({
    status,
    at,
    state: index === known.length - 1 ? 'current' : 'past',
  }));
  if (!hasStatus(order, ...openStatuses)) return steps;
  const next =
    Math.max(
      usualSteps.findIndex((step) => step === order.status),
      0,
    ) + 1;
  return [
    ...steps,
    ...usualSteps.slice(next).map((status): OrderStep => ({ status, at: null, state: 'upcoming' })),
  ];
};
