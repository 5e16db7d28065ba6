import { vi } from 'vitest';

import { PATIENCE_MS } from './patience';

/** Waits until a check throws no more, and resolves to what it returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS });
