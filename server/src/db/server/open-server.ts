import { sql } from 'drizzle-orm';

import type { Database } from '../database';
import { createOrm } from '../guarded-orm';
import { createNotificationListener } from './listener';
import { createPool } from './pool';
import { followReplica } from './replica';

const defaultPoolSize = 10;
/** After this time the primary is read instead. */
const replicaTimeoutMs = 2000;

export interface ServerOptions {
  databaseUrl: string;
  /** The server itself, where `databaseUrl` is that of a pooler in transaction mode. */
  directUrl?: string;
  /** A streaming replica, from which the catalogue is read. */
  readUrl?: string;
  /** Connections to each at most. */
  poolSize?: number;
  /** Whether a shop is served, which `isServed` then tells others. Default: yes. */
  serves?: boolean;
}

/** What the server calls the connections, those of a shop that is served by its own name. */
const applicationNames = (serves: boolean) => {
  const name = serves ? 'selvage' : 'selvage-command';
  return { pool: name, listener: `${name}-listener` };
};

/**
 * Whether a process serves a shop on the database: its connection for notifications is open as long as it
 * runs, and not a pooler's.
 */
export const isServed = async ({ kind, orm }: Pick<Database, 'kind' | 'orm'>): Promise<boolean> => {
  if (kind === 'embedded') return false;
  const { listener } = applicationNames(true);
  const { rows } = await orm.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${listener} limit 1`,
  );
  return rows.length > 0;
};

/** Connects to a PostgreSQL server. */
export const openServer = async ({
  databaseUrl,
  directUrl,
  readUrl,
  poolSize: size = defaultPoolSize,
  serves = true,
}: ServerOptions): Promise<Database> => {
  const names = applicationNames(serves);
  const applicationName = names.pool;
  const pool = createPool({
    url: databaseUrl,
    size,
    sharesConnections: directUrl !== undefined,
    applicationName,
  });
  const direct =
    directUrl === undefined ? pool : createPool({ url: directUrl, size: 1, applicationName });
  const listener = createNotificationListener(directUrl ?? databaseUrl, names.listener);
  const orm = createOrm(pool);
  const database: Database = {
    kind: 'server',
    orm,
    pool,
    connect: () => direct.connect(),
    reader: () => orm,
    readerCaughtUp: async () => undefined,
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
      if (direct !== pool) await direct.end();
    },
  };
  if (readUrl === undefined) return database;

  const readPool = createPool({
    url: readUrl,
    size,
    connectTimeoutMs: replicaTimeoutMs,
    applicationName,
  });
  const readOrm = createOrm(readPool);
  const replica = followReplica(pool, readPool);
  await replica.start();
  return {
    ...database,
    reader: () => (replica.isUsable() ? readOrm : orm),
    readerCaughtUp: replica.caughtUp,
    close: async () => {
      await replica.close();
      await database.close();
    },
  };
};
