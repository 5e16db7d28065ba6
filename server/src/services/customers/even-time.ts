import { setTimeout as pause } from 'node:timers/promises';

const evenMs = 250;

/**
 * Answers no sooner than after a quarter of a second, so that the time does not tell whether there
 * was something to do (quality.md, Trust 14).
 */
export const inEvenTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), pause(evenMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
