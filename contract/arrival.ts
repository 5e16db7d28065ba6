import { calendarDay } from './calendar-day';
import { shippingBusinessDays } from './constants';
import { dayMs } from './durations';
import { formatDate } from './formats';
import { i18n } from './i18n';
import type { Order } from './order';
import { unbroken } from './unbroken';

/** The first and the last day of delivery, YYYY-MM-DD. */
export type ArrivalDates = NonNullable<Order['arrives']>;

const dateLength = 'YYYY-MM-DD'.length;
const sunday = 0;
const saturday = 6;

/** Whether the calendar of UTC has a day from Monday to Friday at a time, in milliseconds. */
export const isBusinessDay = (day: number): boolean =>
  ![sunday, saturday].includes(new Date(day).getUTCDay());

/** The given number of business days, Monday to Friday, after a day. */
const businessDaysAfter = (day: number, count: number): number => {
  const next = day + dayMs;
  if (!isBusinessDay(next)) return businessDaysAfter(next, count);
  return count === 1 ? next : businessDaysAfter(next, count - 1);
};

/**
 * The days of delivery of an order: shipping's business days (section 9) after the day it was placed,
 * in the shop's time zone, an IANA name. Throws RangeError for an unknown time zone.
 */
export const arrivalDates = (placedAt: Date, timeZone: string): ArrivalDates => {
  const day = calendarDay(placedAt, timeZone);
  const dateAfter = (count: number) =>
    new Date(businessDaysAfter(day, count)).toISOString().slice(0, dateLength);
  return { from: dateAfter(shippingBusinessDays.from), to: dateAfter(shippingBusinessDays.to) };
};

/** Whether the last of the dates is today or later, by the calendar of UTC. */
export const isUpcoming = ({ to }: ArrivalDates, now: Date): boolean =>
  to >= now.toISOString().slice(0, dateLength);

/** The two dates as text, each in one line: "Mon 30 Nov – Mon 7 Dec". */
export const arrivalText = ({ from, to }: ArrivalDates): string => {
  const format = (day: string) =>
    unbroken(
      formatDate(new Date(day), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }),
    );
  return i18n.t('{from} – {to}', { from: format(from), to: format(to) });
};
