import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const findRoot = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('The shop runs from its project folder, which is missing.');
  return findRoot(parent);
};

/** The folder with package.json, found from the source as well as from the bundle in `dist`. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));
