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
}

/** Connects to a PostgreSQL server. */
export const openServer = async ({
  databaseUrl,
  directUrl,
  readUrl,
  poolSize: size = defaultPoolSize,
}: ServerOptions): Promise<Database> => {
  const pool = createPool({ url: databaseUrl, size, sharesConnections: directUrl !== undefined });
  const direct = directUrl === undefined ? pool : createPool({ url: directUrl, size: 1 });
  const listener = createNotificationListener(directUrl ?? databaseUrl);
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

  const readPool = createPool({ url: readUrl, size, connectTimeoutMs: replicaTimeoutMs });
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
