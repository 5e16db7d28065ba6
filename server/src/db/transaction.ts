import { setTimeout as pause } from 'node:timers/promises';

import { TryLaterError } from '../shared/errors';
import type { Database, Transaction } from './database';

const maxAttempts = 12;
const maxPauseMs = 200;
const retryAfterSeconds = 1;

/** Serialization failure, deadlock, lock not available: PostgreSQL asks to run the same again. */
const retryableCodes = new Set(['40001', '40P01', '55P03']);

/** The statement waited too long, for a lock or for the processor. */
const timeoutCodes = new Set(['57014']);

const hasCode = (error: unknown, codes: Set<string>): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.has(String(cause.code))) return true;
  }
  return false;
};

const veryBusy = () =>
  new TryLaterError(503, 'The shop is very busy. Please try again.', retryAfterSeconds);

/**
 * Runs `work` in one transaction, and again from the start when the database aborted it in favor
 * of another: no deadlock reaches a customer. `work` must have no effect outside of `tx`.
 * Throws 503 when the last attempt failed too, or when a statement timed out.
 */
export const transact = async <T>(
  db: Pick<Database, 'orm'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await db.orm.transaction(work);
    } catch (error) {
      if (hasCode(error, timeoutCodes)) throw veryBusy();
      if (!hasCode(error, retryableCodes)) throw error;
      // Random pauses keep two transactions that collided once from colliding again.
      await pause(Math.random() * Math.min(maxPauseMs, 5 * 2 ** attempt));
    }
  }
  throw veryBusy();
};
