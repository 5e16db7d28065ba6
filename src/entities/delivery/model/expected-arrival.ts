import { arrivalDates, arrivalText } from '@contract/arrival';
import type { Settings } from '@contract/brand';

/**
 * When an order that is placed now will arrive, as text; null where the provider does not say in which
 * time zone its days begin, or names one that the browser does not know.
 */
export const expectedArrival = (
  settings: Pick<Settings, 'time_zone'> | null | undefined,
  now = new Date(),
): string | null => {
  if (settings?.time_zone === undefined) return null;
  try {
    return arrivalText(arrivalDates(now, settings.time_zone));
  } catch {
    return null;
  }
};
