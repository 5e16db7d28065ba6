import { setTimeout as pause } from 'node:timers/promises';

import { errorCodes, tooBusy } from '../shared/errors';
import type { Database, Transaction } from './database';

const maxAttempts = 12;
const maxPauseMs = 200;
const retryAfterSeconds = 1;

/** Serialization failure, deadlock, lock not available: PostgreSQL asks to run the same again. */
const retryableCodes = new Set(['40001', '40P01', '55P03']);

/** The statement waited too long, for a lock or for the processor. */
const timeoutCode = '57014';

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
      const codes = errorCodes(error);
      if (codes.includes(timeoutCode)) throw tooBusy(retryAfterSeconds);
      if (!codes.some((code) => retryableCodes.has(code))) throw error;
      // Random pauses keep two transactions that collided once from colliding again.
      await pause(Math.random() * Math.min(maxPauseMs, 5 * 2 ** attempt));
    }
  }
  throw tooBusy(retryAfterSeconds);
};
