import { AsyncLocalStorage } from 'node:async_hooks';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Orm } from './database';
import * as schema from './schema';

const int8Oid = 20;

// Counts and sums are far below 2^53, and arithmetic on strings would go wrong silently.
pg.types.setTypeParser(int8Oid, Number);

/** A query outside of the caller's open transaction, for which it would wait forever. */
export class OutsideTransactionError extends Error {
  constructor() {
    super(
      'A query was made on the database while a transaction of the same caller is open: ' +
        'inside a transaction use its own client.',
    );
    this.name = 'OutsideTransactionError';
  }
}

/**
 * The ORM over a pool, which refuses a query outside of the caller's open transaction. On the embedded
 * database, with its one connection, and on a busy server, such a query would wait forever.
 */
export const createOrm = (pool: pg.Pool): Orm => {
  const scopes = new AsyncLocalStorage<{ open: boolean }>();

  const connect = pool.connect.bind(pool) as (
    callback?: (error: Error | undefined, ...rest: never[]) => void,
  ) => Promise<pg.PoolClient> | void;
  pool.connect = ((callback) => {
    if (!scopes.getStore()?.open) return connect(callback);
    const error = new OutsideTransactionError();
    return callback ? callback(error) : Promise.reject(error);
  }) as typeof connect as typeof pool.connect;

  const orm = drizzle(pool, { schema });
  const transaction = orm.transaction.bind(orm);
  orm.transaction = async (run, config) => {
    if (scopes.getStore()?.open) throw new OutsideTransactionError();
    const scope = { open: false };
    return scopes.run(scope, async () => {
      try {
        return await transaction((tx) => {
          scope.open = true;
          return run(tx);
        }, config);
      } finally {
        scope.open = false;
      }
    });
  };
  return orm;
};

/** The ORM on one connection that the caller holds, e.g. for session locks. */
export const createSessionOrm = (client: pg.PoolClient): Orm => drizzle(client, { schema });
