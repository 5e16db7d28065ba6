import { arrivalDates, arrivalText } from '@contract/arrival';

/**
 * When an order that is placed now will arrive, as text; null where it is not known in which time zone the
 * shop's days begin.
 */
export const expectedArrival = (timeZone: string | undefined, now = new Date()): string | null =>
  timeZone === undefined ? null : arrivalText(arrivalDates(now, timeZone));
