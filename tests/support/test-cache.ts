import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { withSetupLock } from '../../scripts/setup/lock.mjs';
import { inProject } from '../../scripts/setup/paths.mjs';

/** Where tests cache what is slow to make, between files and runs. */
export const testCache = inProject('node_modules', '.cache', 'selvage');

/** How long the cache is valid, ms: the demo orders have dates relative to its creation. */
const maxAgeMs = 60 * 60 * 1000;

const filesBelow = (file: string): string[] =>
  statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [file];

/**
 * A short hash of files and folders of the project, by their names, sizes and times: their contents
 * are 80 MB, and every file of tests asks.
 */
const fingerprint = (sources: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(inProject(source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
};

/** Removes outdated files with names that start with `prefix`; they are large. */
const dropStale = (prefix: string): void => {
  const goodSince = Date.now() - maxAgeMs;
  for (const name of readdirSync(testCache)) {
    if (!name.startsWith(prefix)) continue;
    const file = path.join(testCache, name);
    // Another process may have renamed or removed it meanwhile.
    const kept = statSync(file, { throwIfNoEntry: false });
    if (kept && kept.mtimeMs <= goodSince) rmSync(file, { recursive: true, force: true });
  }
};

/**
 * The path of a file or folder of the cache, named by a prefix and what it is made of. It is made
 * unless it is there and fresh: once, however many processes ask. `make` puts it in its place whole.
 */
export const cached = async (
  prefix: string,
  sources: readonly string[],
  make: (place: string) => Promise<void>,
): Promise<string> => {
  mkdirSync(testCache, { recursive: true });
  dropStale(prefix);
  const place = path.join(testCache, `${prefix}${fingerprint(sources)}`);
  const makeIfMissing = async () => {
    if (!existsSync(place)) await make(place);
  };
  if (existsSync(place)) return place;
  // Each kind has a lock: what is being made may be made of what is cached too.
  const lock = path.join(testCache, `lock-${prefix}`);
  mkdirSync(lock, { recursive: true });
  await withSetupLock(makeIfMissing, { folder: lock });
  return place;
};
