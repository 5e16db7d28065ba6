import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../../server/src/db/client';
import { startMemoryEngine } from '../../server/src/db/embedded/memory-engine';
import { createEmbeddedDatabase } from '../../server/src/db/embedded/open-embedded';
import { migrateDatabase } from '../../server/src/db/migrate';
import { projectRoot } from '../../server/src/shared/project-root';
import { seedDemo } from '../../server/src/seed/seed-demo';
import { dropStale, fingerprint, testCache } from './test-cache';

/** The demo shop's master pictures. */
export const demoMediaRoot = join(projectRoot, 'demo/media');

const filePrefix = 'test-database-';

/** Everything that determines the contents of a fresh database. */
const sources = ['server/src/db', 'server/src/seed', 'server/src/shared', 'demo'];

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
  const file = join(testCache, `${filePrefix}${seed ? 'seeded-' : ''}${fingerprint(sources)}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const dump = await makeTemplate(seed);
  await mkdir(testCache, { recursive: true });
  dropStale(filePrefix);
  // Test files also run in threads of one process, so a process id would not be unique.
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, dump.stream());
  await rename(partial, file);
  return dump;
};

const templates = new Map<boolean, Promise<Blob>>();

/** The first to open a database of this schema makes the template for all. */
export const setUpTimeoutMs = 60_000;

/** An in-memory database for one test: migrated, with the demo shop by default. */
export const openTestDatabase = async ({ seed = true } = {}): Promise<Database> => {
  const template = templates.get(seed) ?? loadTemplate(seed);
  templates.set(seed, template);
  return createEmbeddedDatabase(await startMemoryEngine(await template));
};
