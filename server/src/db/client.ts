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
  /** Folder of the embedded database; absent: in memory. */
  dataDir?: string;
  /** Connections to a PostgreSQL server, at most. */
  poolSize?: number;
}

/** Opens the embedded database or connects to a server, by what the options name. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl
    ? openServer(options.databaseUrl, options.poolSize)
    : openEmbedded(options.dataDir);
