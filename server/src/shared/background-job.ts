import { AsyncResource } from 'node:async_hooks';

import { logError } from './log-error';

/** How long a stopping process waits for a run, which may wait for somebody else's server. */
const closeTimeoutMs = 5000;

export interface BackgroundJobOptions {
  /** Names the job in the log. */
  name: string;
  everyMs: number;
  /** Does what is due; `signal` aborts when the process stops. */
  run: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Work beside the requests: runs when woken and at an interval, never twice at a time. A run that
 * fails is logged; the next one tries again.
 */
export const startBackgroundJob = ({ name, everyMs, run }: BackgroundJobOptions) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();
  let queued = false;

  // Bound to this context, so that a run is not part of its caller's, e.g. of an open transaction.
  const runOnce = AsyncResource.bind(async (): Promise<void> => {
    queued = false;
    if (signal.aborted) return;
    try {
      await run(signal);
    } catch (error) {
      if (!signal.aborted) logError(`${name} failed and will be tried again:`, error);
    }
  });

  /** Starts a run without waiting for it, unless one is queued already. */
  const wake = (): void => {
    if (signal.aborted || queued) return;
    queued = true;
    running = running.then(runOnce);
  };

  const timer = setInterval(wake, everyMs);
  timer.unref();

  return {
    wake,

    /** Resolves after a run that started after this call. */
    settled: (): Promise<void> => {
      wake();
      return running;
    },

    /** Starts no more runs; resolves when the one under way has finished, at the latest after 5 seconds. */
    close: async (): Promise<void> => {
      stopping.abort();
      clearInterval(timer);
      let limit: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, closeTimeoutMs);
      });
      await Promise.race([running, tooLong]);
      clearTimeout(limit);
    },
  };
};

export type BackgroundJob = ReturnType<typeof startBackgroundJob>;
