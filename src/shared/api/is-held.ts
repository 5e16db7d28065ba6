import type { StoreExtra } from '@/shared/redux';

import { failureStatus } from './failure';

/**
 * Whether an optimistic change whose call failed is held until there is a connection (ADR 0028), in
 * place of being undone. `failure` is what `queryFulfilled` rejects with, `extra` the store's.
 */
export const isHeld = (failure: unknown, extra: unknown): boolean =>
  failureStatus((failure as { error: unknown }).error) === null &&
  (extra as StoreExtra).isOffline?.() === true;
