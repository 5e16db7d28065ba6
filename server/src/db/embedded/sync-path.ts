import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a file, or the names in a folder, to the disk. */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
};

/** Syncs a folder with everything in it to the disk. */
export const syncTree = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map((entry) => syncPath(join(entry.parentPath, entry.name))));
  await syncPath(folder);
};
