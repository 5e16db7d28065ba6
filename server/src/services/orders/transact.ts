import { setTimeout as pause } from 'node:timers/promises';

import type { Database, Transaction } from '../../db/client';
import { TryLaterError } from '../../shared/errors';

const mostAttempts = 12;
const longestPauseMs = 200;
const retryAfterSeconds = 1;

/** Serialisation failure, deadlock, lock not available: PostgreSQL asks to run the same again. */
const repeatable = new Set(['40001', '40P01', '55P03']);

/** The statement waited too long, for a lock or for the processor. */
const timedOut = new Set(['57014']);

const hasCode = (error: unknown, codes: Set<string>): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.has(String(cause.code))) return true;
  }
  return false;
};

const veryBusy = () =>
  new TryLaterError(503, 'The shop is very busy. Please try again.', retryAfterSeconds);

/**
 * Runs `work` in one transaction, and again from the start when the database gave it up in favour
 * of another: no deadlock reaches a customer. `work` must have no effect outside of `tx`.
 * Throws 503 when even the last attempt lost, or when a statement had to wait too long.
 */
export const transact = async <T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    try {
      return await db.orm.transaction(work);
    } catch (error) {
      if (hasCode(error, timedOut)) throw veryBusy();
      if (!hasCode(error, repeatable)) throw error;
      // Random pauses keep two that met once from meeting again.
      await pause(Math.random() * Math.min(longestPauseMs, 5 * 2 ** attempt));
    }
  }
  throw veryBusy();
};
