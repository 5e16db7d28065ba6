import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Database } from '../../server/src/db/client';
import { startMemoryEngine } from '../../server/src/db/embedded/memory-engine';
import { databaseOver } from '../../server/src/db/embedded/open-embedded';
import { migrateDatabase } from '../../server/src/db/migrate';
import { projectRoot } from '../../server/src/db/project-root';
import { seedDemo } from '../../server/src/db/seed/seed-demo';

/** The demo shop's master pictures. */
export const demoMediaRoot = join(projectRoot, 'demo/media');

const cacheFolder = join(projectRoot, 'node_modules/.cache/selvage');

/** Everything that decides what a fresh database holds. */
const sources = ['server/src/db', 'server/src/services/catalogue/sanitise-html.ts', 'demo'];

const filesBelow = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.length === 0) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

const fingerprint = async (seed: boolean): Promise<string> => {
  const hash = createHash('sha256').update(String(seed));
  for (const source of sources) {
    for (const file of await filesBelow(join(projectRoot, source))) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
};

const makeTemplate = async (seed: boolean): Promise<Blob> => {
  const engine = await startMemoryEngine();
  const db = databaseOver(engine);
  await migrateDatabase(db);
  if (seed) await seedDemo(db, { mediaRoot: demoMediaRoot });
  const dump = await engine.dump();
  await db.close();
  return dump;
};

/** Dumps of sources that have changed since are large and useless. */
const dropStale = async () => {
  const hourAgo = Date.now() - 60 * 60 * 1000;
  for (const name of await readdir(cacheFolder)) {
    const file = join(cacheFolder, name);
    if (!name.startsWith('test-database-') || (await stat(file)).mtimeMs > hourAgo) continue;
    await rm(file, { force: true });
  }
};

/** A dump of a migrated (and seeded) database, kept on disk between test files and runs. */
const loadTemplate = async (seed: boolean): Promise<Blob> => {
  const file = join(cacheFolder, `test-database-${await fingerprint(seed)}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const dump = await makeTemplate(seed);
  await mkdir(cacheFolder, { recursive: true });
  await dropStale();
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, dump.stream());
  await rename(partial, file);
  return dump;
};

const templates = new Map<boolean, Promise<Blob>>();

/** An in-memory database of the test's own: migrated, and holding the demo shop unless told not. */
export const openTestDatabase = async ({ seed = true } = {}): Promise<Database> => {
  const template = templates.get(seed) ?? loadTemplate(seed);
  templates.set(seed, template);
  return databaseOver(await startMemoryEngine(await template));
};
