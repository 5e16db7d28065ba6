import { performance } from 'node:perf_hooks';

import { eventually } from '../support/eventually';

/** What docs/shop-files.md promises of a change that a command has made. */
export const seenWithinMs = 1000;

/** How many milliseconds pass from now until the check does not throw. */
export const seenAfter = async (check: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await eventually(check);
  return Math.round(performance.now() - began);
};
