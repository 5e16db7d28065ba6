import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import type { Pool } from 'pg';

import { logError } from '../../shared/log-error';

/** The longest that a usable replica may lag behind or take to respond. */
const maxLagMs = 2000;
const pollMs = 20;
const checkEveryMs = 2000;

/**
 * Follows a streaming replica. One that can't be reached or lags behind is not usable until it has
 * caught up; that is logged once.
 */
export const followReplica = (primary: Pool, replica: Pool) => {
  let isUsable = false;
  /** Whether `caughtUp` waits for it: also while it is becoming usable, so that it misses nothing. */
  let isAwaited = true;
  const closing = new AbortController();

  /** Whether it has replayed the primary's log up to a position. */
  const hasReplayed = async (position: string): Promise<boolean> => {
    const { rows } = await replica.query<{ replayed: boolean }>(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
      [position],
    );
    return rows[0]?.replayed === true;
  };

  const catchUp = async (signal: AbortSignal): Promise<void> => {
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_lsn()::text as position',
    );
    while (!(await hasReplayed(rows[0]?.position ?? ''))) await wait(pollMs, undefined, { signal });
  };

  /** Rejects after `maxLagMs`. */
  const catchUpInTime = async (): Promise<void> => {
    const tooLate = AbortSignal.timeout(maxLagMs);
    const late = once(tooLate, 'abort').then(() => tooLate.throwIfAborted());
    await Promise.race([catchUp(tooLate), late]);
  };

  const stopUsing = (reason: unknown): void => {
    if (isUsable) logError('The replica of DATABASE_READ_URL is not used for now:', reason);
    isUsable = false;
    isAwaited = false;
  };

  const check = async (): Promise<void> => {
    isAwaited = true;
    await catchUpInTime().then(() => {
      isUsable = isAwaited;
    }, stopUsing);
  };

  const checkRegularly = async (): Promise<void> => {
    for (;;) {
      await wait(checkEveryMs, undefined, { signal: closing.signal, ref: false });
      await check();
    }
  };

  replica.on('error', stopUsing);

  return {
    /** Checks it, and from then on regularly. */
    start: async (): Promise<void> => {
      await check();
      checkRegularly().catch(() => undefined);
    },

    isUsable: () => isUsable,

    /** Resolves when it has everything that is committed now, or is not used. */
    caughtUp: async (): Promise<void> => {
      if (isAwaited) await catchUpInTime().catch(stopUsing);
    },

    close: (): Promise<void> => {
      closing.abort();
      isUsable = false;
      isAwaited = false;
      return replica.end();
    },
  };
};
