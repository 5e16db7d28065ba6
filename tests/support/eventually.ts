import { vi } from 'vitest';

import { waitTimeoutMs } from './wait-timeout';

/** Waits until a check no longer throws, and resolves to its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: waitTimeoutMs });
