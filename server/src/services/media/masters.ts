import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { Database } from '../../db/client';
import { media } from '../../db/schema';
import { errorCodes, NotFoundError } from '../../shared/errors';

/** A master picture: the hash of its content, and its path below one of the media folders. */
export interface Master {
  hash: string;
  file: string;
}

const maxKnown = 5000;

/** Reads a file; undefined when there is none. */
export const readIfPresent = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (errorCodes(error).includes('ENOENT')) return undefined;
    throw error;
  });

/** Reads a master from the first of the folders that has it. Throws NotFoundError. */
export const readMaster = async (mediaRoots: string[], { file }: Master): Promise<Buffer> => {
  for (const root of mediaRoots) {
    const bytes = await readIfPresent(join(root, file));
    if (bytes) return bytes;
  }
  throw new NotFoundError();
};

/** Finds masters by the key in their address, in the database once. Throws NotFoundError. */
export const createMasterFinder = (db: Database) => {
  const known = new LRUCache<string, Master>({ max: maxKnown });

  return async (key: string): Promise<Master> => {
    const master = known.get(key);
    if (master !== undefined) return master;
    const [row] = await db.orm
      .select({ hash: media.hash, file: media.file })
      .from(media)
      .where(inArray(media.url, [`/media/${key}.jpg`, `/media/${key}.png`]))
      .limit(1);
    if (row === undefined) throw new NotFoundError();
    known.set(key, row);
    return row;
  };
};
