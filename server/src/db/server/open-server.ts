import pg from 'pg';

import type { Database } from '../database';
import { createOrm } from '../guarded-orm';
import { createNotificationListener } from './listener';

const defaultPoolSize = 10;
/** Also how long a query waits for a free connection: better late than refused. */
const connectTimeoutMs = 15_000;
const statementTimeoutMs = 15_000;
const idleInTransactionTimeoutMs = 30_000;
const idleClientTimeoutMs = 60_000;

/** Connects to a PostgreSQL server. */
export const openServer = async (
  databaseUrl: string,
  poolSize = defaultPoolSize,
): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleClientTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    application_name: 'selvage',
    onConnect: (client) => {
      // A lost connection fails its query; without a handler it would also end the process.
      client.on('error', () => undefined);
    },
  });
  // A lost idle connection affects no query: the next one gets a new connection.
  pool.on('error', () => undefined);
  const listener = createNotificationListener(databaseUrl);
  return {
    kind: 'server',
    orm: createOrm(pool),
    pool,
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
};
