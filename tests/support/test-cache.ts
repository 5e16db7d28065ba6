import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

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

/** A short hash of files and folders of the project, by their names and contents. */
export const fingerprint = (sources: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(inProject(source)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};

/** Removes outdated files with names that start with `prefix`; they are large. */
export const dropStale = (prefix: string): void => {
  const goodSince = Date.now() - maxAgeMs;
  for (const name of readdirSync(testCache)) {
    if (!name.startsWith(prefix)) continue;
    const file = path.join(testCache, name);
    // Another process may have renamed or removed it meanwhile.
    const kept = statSync(file, { throwIfNoEntry: false });
    if (kept && kept.mtimeMs <= goodSince) rmSync(file, { recursive: true, force: true });
  }
};
