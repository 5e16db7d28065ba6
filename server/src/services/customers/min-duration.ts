import { AsyncLocalStorage } from 'node:async_hooks';

const minDurationMs = 250;

/** When the response of a call may be sent, as `performance.now()` counts. */
export interface ResponseTime {
  earliest: number;
}

const responseTimes = new AsyncLocalStorage<ResponseTime>();

/** Runs the handling of a call, which may delay its response. */
export const runWithResponseTime = (time: ResponseTime, run: () => void): void =>
  responseTimes.run(time, run);

/**
 * Runs what takes longer for an email address that is known than for one that is not: the response is
 * sent at the earliest 250 ms after its start, so that timing does not reveal whether the address is
 * known. `minDurationPlugin` waits, when the call has left its lane: whoever asks for many such
 * responses holds nobody up. Throws in a route without `minDuration`, which would not wait.
 */
export const withMinDuration = async <T>(work: () => Promise<T>): Promise<T> => {
  const time = responseTimes.getStore();
  if (time === undefined) throw new Error('The route has no `minDuration` in its config.');
  time.earliest = performance.now() + minDurationMs;
  return work();
};
