import type { Order } from '@contract/order';
import { returnDays } from '@/shared/config';

import { dayOf } from './order-amounts';

/** Until when a return can be announced (section 9). */
interface ReturnLimit {
  /** The last day, as text. */
  date: string;
  isOver: boolean;
}

/** The last day for returns of an order; null where the day of its delivery is unknown. */
export const returnLimit = (
  { events = [] }: Pick<Order, 'events'>,
  now: Date,
): ReturnLimit | null => {
  const last = new Date(events.filter(({ status }) => status === 'delivered').at(-1)?.at ?? '');
  if (Number.isNaN(last.getTime())) return null;
  last.setDate(last.getDate() + returnDays);
  const date = dayOf(last.toISOString());
  return { date, isOver: last.getTime() < now.getTime() && date !== dayOf(now.toISOString()) };
};
