import type { Database } from './database';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded';
import { openServer, type ServerOptions } from './server/open-server';

export type { Database, Orm, Transaction } from './database';

/** The `deps` of a service that needs nothing but the database. */
export interface WithDb {
  db: Database;
}

export interface DatabaseOptions extends Partial<ServerOptions>, EmbeddedOptions {
  /** The folder of the embedded database. */
  dataDir?: string;
}

/** Connects to a server where the options name one, else opens the embedded database. */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  connectTimeoutMs,
  ...server
}: DatabaseOptions): Promise<Database> => {
  if (databaseUrl) return openServer({ databaseUrl, ...server });
  if (dataDir) return openEmbedded(dataDir, { connectTimeoutMs });
  throw new Error('A database needs a URL or a folder');
};
