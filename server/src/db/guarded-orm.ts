import { AsyncLocalStorage } from 'node:async_hooks';

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { Orm } from './database';
import * as schema from './schema';

const INT8_OID = 20;

// Counts and sums fit a double by far, and arithmetic on strings goes wrong silently.
pg.types.setTypeParser(INT8_OID, Number);

/** A query beside the caller's own open transaction: it would wait for that transaction forever. */
export class OutsideTransactionError extends Error {
  constructor() {
    super(
      'A query was made on the database while a transaction of the same caller is open: ' +
        'inside a transaction use the client that it hands out.',
    );
    this.name = 'OutsideTransactionError';
  }
}

/**
 * The ORM over a pool, with one rule added: whoever has a transaction open queries through it.
 * The embedded database has one connection, so anything else would wait for itself; a server's
 * pool would do the same under load. Here it is an error at once.
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

/** The ORM on one connection that the caller holds, for what belongs to a session (locks). */
export const createSessionOrm = (client: pg.PoolClient): Orm => drizzle(client, { schema });
