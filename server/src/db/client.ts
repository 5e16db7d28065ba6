import type { Database } from './database';
import { openEmbedded } from './embedded/open-embedded';
import { openServer } from './server/open-server';

export type { Database, Orm, Transaction } from './database';

/** The `deps` of a service that needs nothing but the database. */
export interface WithDb {
  db: Database;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; absent: the embedded database. */
  databaseUrl?: string;
  /** The server itself, where `databaseUrl` is that of a pooler in transaction mode. */
  directUrl?: string;
  /** A streaming replica of it, from which the catalogue is read. */
  readUrl?: string;
  /** Folder of the embedded database; absent: in memory. */
  dataDir?: string;
  /** Connections to a PostgreSQL server, at most. */
  poolSize?: number;
}

/** Opens the embedded database or connects to a server, by what the options name. */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  ...server
}: DatabaseOptions): Promise<Database> =>
  databaseUrl ? openServer({ databaseUrl, ...server }) : openEmbedded(dataDir);
