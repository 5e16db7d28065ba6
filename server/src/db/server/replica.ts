import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import type { Pool } from 'pg';

import { logError } from '../../shared/log-error';

/** How long it may lag behind, or take to answer, before it is left out. */
const maxLagMs = 2000;
const pollMs = 20;
/** How often it is looked at. */
const checkEveryMs = 2000;

/**
 * Follows a streaming replica. While it can't be reached or lags behind it is left out, which the log
 * says once.
 */
export const followReplica = (primary: Pool, replica: Pool) => {
  let isUsable = false;
  /** Set before it is usable, so that it shows what was committed while it became so. */
  let isFollowed = true;
  const closing = new AbortController();

  /** Whether it shows what the primary had committed. */
  const shows = async (position: string): Promise<boolean> => {
    const { rows } = await replica.query<{ shows: boolean }>(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as shows',
      [position],
    );
    return rows[0]?.shows === true;
  };

  const catchUp = async (signal: AbortSignal): Promise<void> => {
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_lsn()::text as position',
    );
    while (!(await shows(rows[0]?.position ?? ''))) await wait(pollMs, undefined, { signal });
  };

  /** Rejects when it takes longer than it may. */
  const catchUpInTime = async (): Promise<void> => {
    const tooLate = AbortSignal.timeout(maxLagMs);
    const late = once(tooLate, 'abort').then(() => tooLate.throwIfAborted());
    await Promise.race([catchUp(tooLate), late]);
  };

  const leaveOut = (reason: unknown): void => {
    if (isUsable) logError('The replica of DATABASE_READ_URL is left out:', reason);
    isUsable = false;
    isFollowed = false;
  };

  const check = async (): Promise<void> => {
    isFollowed = true;
    await catchUpInTime().then(() => {
      isUsable = isFollowed;
    }, leaveOut);
  };

  const checkRegularly = async (): Promise<void> => {
    for (;;) {
      await wait(checkEveryMs, undefined, { signal: closing.signal, ref: false });
      await check();
    }
  };

  replica.on('error', leaveOut);

  return {
    /** Looks at it for the first time, and from then on regularly. */
    start: async (): Promise<void> => {
      await check();
      checkRegularly().catch(() => undefined);
    },

    isUsable: () => isUsable,

    /** Resolves when it shows all that is committed now, or is left out. */
    caughtUp: async (): Promise<void> => {
      if (isFollowed) await catchUpInTime().catch(leaveOut);
    },

    close: (): Promise<void> => {
      closing.abort();
      isUsable = false;
      isFollowed = false;
      return replica.end();
    },
  };
};
