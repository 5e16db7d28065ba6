import { setInterval } from 'node:timers';

import type { Pool } from 'pg';

const checkEveryMs = 60_000;
const megabyte = 1024 * 1024;
const checkpointAfterBytes = 16 * megabyte;
const vacuumAfterBytes = 64 * megabyte;

/**
 * What a server's background processes do, each after an amount of writes: checkpoints, which keep the
 * log short and a restart after a crash quick, and vacuuming.
 */
export const startMaintenance = (pool: Pool): { stop(): void } => {
  let atCheckpoint = 0;
  let atVacuum = 0;

  const check = async () => {
    const { rows } = await pool.query<{ written: string }>(
      `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as written`,
    );
    const written = Number(rows[0]?.written ?? 0);
    atVacuum ||= written;
    if (written - atVacuum > vacuumAfterBytes) {
      atVacuum = written;
      await pool.query('vacuum (analyze)');
    }
    if (written - atCheckpoint > checkpointAfterBytes) {
      atCheckpoint = written;
      await pool.query('checkpoint');
    }
  };

  // The next query fails for the same reason, and its error is logged.
  const timer = setInterval(() => void check().catch(() => undefined), checkEveryMs).unref();
  return { stop: () => clearInterval(timer) };
};
