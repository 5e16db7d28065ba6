import pg from 'pg';

import type { Database } from '../database';
import { createOrm } from '../guarded-orm';
import { startMemoryEngine } from './memory-engine';
import type { EmbeddedEngine } from './protocol-stream';
import { ProtocolStream } from './protocol-stream';

const WAIT_FOR_TURN_MS = 20_000;

/** Opens the embedded database in a folder, or in memory when none is named. */
export const openEmbedded = async (_folder?: string): Promise<Database> =>
  databaseOver(await startMemoryEngine());

/**
 * A database over a running engine. The engine has one connection, so the pool has one client:
 * transactions wait for each other in its queue.
 */
export const databaseOver = (engine: EmbeddedEngine): Database => {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_TURN_MS,
    user: 'postgres',
    database: 'postgres',
    stream: () => new ProtocolStream(engine) as never,
  });
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onNotice of listeners.get(channel) ?? []) onNotice(payload);
    });
  });
  const orm = createOrm(pool);
  return {
    kind: 'embedded',
    orm,
    pool,
    listen: async (channel, onNotice) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), onNotice]);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
};
