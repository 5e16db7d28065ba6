import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

import type * as schema from './schema';

/** Queries over the shop's schema; the same on the embedded database and on a server. */
export type Orm = NodePgDatabase<typeof schema>;

/** What `orm.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** An open database. Outside of this folder nothing depends on which of the two kinds it is. */
export interface Database {
  kind: 'embedded' | 'server';
  orm: Orm;
  pool: Pool;
  /**
   * Calls back for every notice on the channel, and once after a lost connection came back,
   * since notices may have been missed meanwhile.
   */
  listen(channel: string, onNotice: (payload: string) => void): Promise<void>;
  /** Rejects when the database can't answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
