import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

import type * as schema from './schema';

/** Queries over the shop's schema; the same on the embedded database and on a server. */
export type Orm = NodePgDatabase<typeof schema>;

/** The argument of the callback of `orm.transaction`. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** An open database. Only rate limits and the command line depend on its kind. */
export interface Database {
  kind: 'embedded' | 'server';
  orm: Orm;
  pool: Pool;
  /** A connection of its own, for what lasts longer than a transaction, e.g. a session lock. */
  connect(): Promise<PoolClient>;
  /**
   * What the catalogue is read from: a replica where there is a usable one, else `orm`. Never for
   * customers' data, which may have been written just now.
   */
  reader(): Orm;
  /** Resolves when the reader has everything that is committed now. */
  readerCaughtUp(): Promise<void>;
  /**
   * Calls back for every notification on the channel, and once after reconnecting, since some
   * may have been missed. Resolves to a function that ends this.
   */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => void>;
  close(): Promise<void>;
}
