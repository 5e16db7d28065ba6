import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrate } from 'drizzle-orm/node-postgres/migrator';

import type { Database } from '../../server/src/db/client';
import { createSessionOrm } from '../../server/src/db/guarded-orm';
import { projectRoot } from '../../server/src/shared/project-root';

const migrations = join(projectRoot, 'server/src/db/migrations');

/** Empties a database and brings it to the state before the migration that ends in `name`. */
export const startBefore = async (db: Database, name: string): Promise<void> => {
  await db.pool.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  );
  const folder = await mkdtemp(join(tmpdir(), 'selvage-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  const client = await db.pool.connect();
  try {
    await migrate(createSessionOrm(client), { migrationsFolder: folder });
  } finally {
    client.release();
    await rm(folder, { recursive: true });
  }
};
