import { setTimeout as pause } from 'node:timers/promises';

const minDurationMs = 250;

/**
 * Takes a quarter of a second at least, so that the response time does not reveal whether an
 * email address is known.
 */
export const withMinDuration = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), pause(minDurationMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
