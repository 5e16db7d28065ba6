import type { StoreExtra } from '@/shared/redux';

import { failureStatus } from './failure';

/**
 * Whether a call got no response because there is no connection: then its optimistic change stays, to be
 * sent later, in place of being undone (ADR 0028). `failure` is what `queryFulfilled` rejects with,
 * `extra` the store's.
 */
export const isOfflineFailure = (failure: unknown, extra: unknown): boolean =>
  failureStatus((failure as { error: unknown }).error) === null &&
  (extra as StoreExtra).isOffline();
