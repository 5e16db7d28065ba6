import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../../server/src/db/client';
import { createEmbeddedDatabase } from '../../server/src/db/embedded/open-embedded';
import { migrateDatabase } from '../../server/src/db/migrate';
import { projectRoot } from '../../server/src/shared/project-root';
import { seedDemo } from '../../server/src/seed/seed-demo';
import { startMemoryEngine } from './memory-engine';
import { cached } from './test-cache';

/** The demo shop's master pictures. */
export const demoMediaRoot = join(projectRoot, 'demo/media');

/** Everything that determines the contents of a fresh database. */
const sources = [
  ...['server/src/db', 'server/src/seed', 'server/src/services/shop-data', 'server/src/shared'],
  'demo',
];

const makeTemplate = async (seed: boolean): Promise<Blob> => {
  const engine = await startMemoryEngine();
  const db = createEmbeddedDatabase(engine);
  await migrateDatabase(db);
  if (seed) await seedDemo(db, { mediaRoot: demoMediaRoot });
  const dump = await engine.dump();
  await db.close();
  return dump;
};

/** A dump of a migrated (and seeded) database, cached between test files and runs. */
const loadTemplate = async (seed: boolean): Promise<Blob> => {
  const prefix = `test-database-${seed ? 'seeded' : 'empty'}-`;
  const file = await cached(prefix, sources, async (place) => {
    await writeFile(`${place}.part`, (await makeTemplate(seed)).stream());
    await rename(`${place}.part`, place);
  });
  return new Blob([await readFile(file)]);
};

const templates = new Map<boolean, Promise<Blob>>();

/** What the databases of tests begin with, read once. */
export const testDatabaseDump = (seed: boolean): Promise<Blob> => {
  const template = templates.get(seed) ?? loadTemplate(seed);
  templates.set(seed, template);
  return template;
};

/** An in-memory database for one test: migrated, with the demo shop by default. */
export const openTestDatabase = async ({ seed = true } = {}): Promise<Database> =>
  createEmbeddedDatabase(await startMemoryEngine(await testDatabaseDump(seed)));
