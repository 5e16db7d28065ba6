import { join } from 'node:path';

import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';

import { ConsoleError } from '../shared/errors';
import { projectRoot } from '../shared/project-root';
import type { Database } from './database';
import { createSessionOrm } from './guarded-orm';
import { isServed } from './server/open-server';

const migrationLock = 7_351_001;
const migrationsFolder = join(projectRoot, 'server/src/db/migrations');

/** The database is in use by another version of the shop, so that this one may not open it. */
export class OtherVersionError extends ConsoleError {}

/** A process of an earlier version serves the shop, so that the database must not be migrated. */
export class OlderShopError extends OtherVersionError {
  constructor() {
    super(
      'A shop of an earlier version is running on this database: ' +
        'stop all of its processes, then start it with this version.',
    );
  }
}

/** A later version has migrated the database, whose columns this one would misread. */
export class NewerDatabaseError extends OtherVersionError {
  constructor() {
    super(
      'A later version of the shop has migrated this database: use that version, ' +
        'or restore the backup of before the upgrade into an empty database.',
    );
  }
}

/** Whether a database that was migrated by an earlier version lacks a migration of this one. */
const hasPendingMigrations = async (
  client: PoolClient,
  migrations: readonly MigrationMeta[],
): Promise<boolean> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return (rows[0]?.count ?? 0) < migrations.length;
};

/** Whether a later version applied a migration that this one does not have. Not before `migrate`. */
const hasUnknownMigrations = async (
  client: PoolClient,
  migrations: readonly MigrationMeta[],
): Promise<boolean> => {
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  const { rows } = await client.query(
    'select 1 from drizzle.__drizzle_migrations where created_at > $1 limit 1',
    [newest],
  );
  return rows.length > 0;
};

/**
 * Brings the schema up to date. Several processes may call it at once on one server. Throws OlderShopError
 * where a migration is due while another process serves the shop: it would go on writing rows that the
 * new columns misread. One of this version serves only once none is due. Throws NewerDatabaseError where
 * this version is the earlier one.
 */
export const migrateDatabase = async (db: Database): Promise<void> => {
  const client = await db.connect();
  let failure: Error | undefined;
  try {
    // A migration may take longer than the pool's limit.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = createSessionOrm(client);
    const migrations = readMigrationFiles({ migrationsFolder });
    if (
      (await isServed({ kind: db.kind, orm })) &&
      (await hasPendingMigrations(client, migrations))
    ) {
      throw new OlderShopError();
    }
    // Applies nothing where a later migration was applied.
    await migrate(orm, { migrationsFolder });
    if (await hasUnknownMigrations(client, migrations)) throw new NewerDatabaseError();
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
