import { calendarDay } from './calendar-day';
import { returnDays } from './constants';
import { dayMs } from './durations';
import { formatDate } from './formats';

/**
 * The last day for returns of what was delivered at a moment (section 9), as midnight in UTC, by the
 * calendar of a time zone, an IANA name, else of the device.
 */
export const lastReturnDay = (deliveredAt: Date, timeZone?: string): number =>
  calendarDay(deliveredAt, timeZone) + returnDays * dayMs;

/** That day in words: "25 November 2026". */
export const lastReturnDayText = (deliveredAt: Date, timeZone?: string): string =>
  formatDate(new Date(lastReturnDay(deliveredAt, timeZone)), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
