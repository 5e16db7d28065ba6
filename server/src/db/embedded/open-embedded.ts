import { EventEmitter } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import pg from 'pg';

import { syncPath } from '../../shared/sync-path';
import type { Database } from '../database';
import { createOrm } from '../guarded-orm';
import type { EmbeddedEngine } from './embedded-engine';
import { embeddedFolder, lockFolder } from './folder-lock';
import { startMaintenance } from './maintenance';
import { ProtocolStream } from './protocol-stream';
import { startWorkerEngine } from './worker-engine';

const defaultConnectTimeoutMs = 15_000;
const ownerOnly = 0o700;

/** Creates a folder with its parents and syncs them, so that a power cut can't undo it. */
const makeFolder = async (folder: string) => {
  const first = await mkdir(folder, { recursive: true, mode: ownerOnly });
  if (first === undefined) return;
  for (let made = folder; made !== dirname(first); made = dirname(made)) {
    await syncPath(dirname(made));
  }
};

export interface EmbeddedOptions {
  /** How long a query waits for its turn, or for the engine to be started again, ms. */
  connectTimeoutMs?: number;
}

/**
 * Opens the embedded database inside a data folder. Throws FolderInUseError when another process has it
 * open.
 */
export const openEmbedded = async (
  dataDir: string,
  options?: EmbeddedOptions,
): Promise<Database> => {
  const folder = embeddedFolder(dataDir);
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    await chmod(folder, ownerOnly);
    const db = createEmbeddedDatabase(await startWorkerEngine(join(folder, 'database')), options);
    const maintenance = startMaintenance(db.pool);
    return {
      ...db,
      close: async () => {
        maintenance.stop();
        try {
          await db.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};

/**
 * A database over a running engine. The engine has one connection, so the pool has one client:
 * transactions wait for each other in its queue.
 */
export const createEmbeddedDatabase = (
  engine: EmbeddedEngine,
  { connectTimeoutMs = defaultConnectTimeoutMs }: EmbeddedOptions = {},
): Database => {
  const listeners = new EventEmitter<Record<string, [payload: string]>>();
  let connections = 0;
  const prepare = async (client: pg.ClientBase) => {
    // A lost connection fails its query; without a handler it would also end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      listeners.emit(channel, payload);
    });
    connections += 1;
    if (connections === 1) return;
    // The engine was restarted: call every listener, in case a notification was missed.
    for (const channel of listeners.eventNames().map(String)) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      listeners.emit(channel, '');
    }
  };
  // The pool awaits the hook, although its types don't say so.
  const hooks = { onConnect: prepare };
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeoutMs,
    user: 'postgres',
    database: 'postgres',
    stream: () => new ProtocolStream(engine),
    ...hooks,
  });
  // The next query reconnects, which restarts the engine if it has ended.
  pool.on('error', () => undefined);
  const orm = createOrm(pool);
  return {
    kind: 'embedded',
    orm,
    pool,
    connect: () => pool.connect(),
    reader: () => orm,
    readerCaughtUp: async () => undefined,
    listen: async (channel, onNotification) => {
      listeners.on(channel, onNotification);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      return () => listeners.off(channel, onNotification);
    },
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
};
