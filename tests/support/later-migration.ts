import type { Database } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';

/** Migrates a database, and has it look as though a later version of the shop had done so. */
export const addLaterMigration = async (db: Database): Promise<void> => {
  await migrateDatabase(db);
  await db.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
};
