import { join } from 'node:path';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';

import type { Database } from './database';
import { createSessionOrm } from './guarded-orm';
import { projectRoot } from '../shared/project-root';

const migrationLock = 7_351_001;
const migrationsFolder = join(projectRoot, 'server/src/db/migrations');

/** Whether a database that was migrated by an earlier version lacks a migration of this one. */
export const hasPendingMigrations = async ({ pool }: Database): Promise<boolean> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return (rows[0]?.count ?? 0) < readMigrationFiles({ migrationsFolder }).length;
};

/** Brings the schema up to date. Several processes may call it at once on one server. */
export const migrateDatabase = async (db: Database): Promise<void> => {
  const client = await db.connect();
  let failure: Error | undefined;
  try {
    // A migration may take longer than the pool's limit.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(createSessionOrm(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query('reset statement_timeout');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    // Closed after a failure, which releases the lock.
    client.release(failure);
  }
};
