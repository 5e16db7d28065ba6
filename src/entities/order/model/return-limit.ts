import { calendarDay } from '@contract/calendar-day';
import { lastReturnDay, lastReturnDayText } from '@contract/last-return-day';
import type { Order } from '@contract/order';

/** Until when a return can be announced (section 9). */
interface ReturnLimit {
  /** The last day, as text. */
  date: string;
  isOver: boolean;
}

/**
 * The last day for returns of an order, by the calendar of a time zone, or of the device where none is
 * given; null where the day of its delivery is unknown.
 */
export const returnLimit = (
  { events = [] }: Pick<Order, 'events'>,
  timeZone: string | undefined,
  now: Date,
): ReturnLimit | null => {
  const last = events.filter(({ status }) => status === 'delivered').at(-1);
  const deliveredAt = new Date(last?.at ?? '');
  if (Number.isNaN(deliveredAt.getTime())) return null;
  return {
    date: lastReturnDayText(deliveredAt, timeZone),
    isOver: calendarDay(now, timeZone) > lastReturnDay(deliveredAt, timeZone),
  };
};
