import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a file, or the names in a folder, to the disk. */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
};

/** So that a folder of many files does not need as many open ones. */
const syncedAtOnce = 100;

/** Syncs a folder with everything in it to the disk. */
export const syncTree = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (let at = 0; at < entries.length; at += syncedAtOnce) {
    const part = entries.slice(at, at + syncedAtOnce);
    await Promise.all(part.map((entry) => syncPath(join(entry.parentPath, entry.name))));
  }
  await syncPath(folder);
};
