import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

import { waitTimeoutMs } from '../support/wait-timeout';

/** What docs/shop-files.md promises of a change that a command has made. */
export const seenWithinMs = 1000;

const pollMs = 50;

/** How many milliseconds pass from now until the check does not throw. */
export const seenAfter = async (check: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  for (;;) {
    try {
      await check();
      return passed();
    } catch (error) {
      if (passed() > waitTimeoutMs) throw error;
      await wait(pollMs);
    }
  }
};
