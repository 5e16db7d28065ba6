import { vi } from 'vitest';

import { WAIT_TIMEOUT_MS } from './wait-timeout';

/** Waits until a check throws no more, and resolves to what it returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: WAIT_TIMEOUT_MS });
