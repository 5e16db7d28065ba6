import { vi } from 'vitest';

import { waitTimeoutMs } from './wait-timeout';

/** Waits until a check throws no more, and resolves to what it returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: waitTimeoutMs });
