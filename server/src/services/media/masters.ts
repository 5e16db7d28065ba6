import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { and, gte, lt } from 'drizzle-orm';

import type { Database } from '../../db/client';
import { media } from '../../db/schema';
import { errorCodes, NotFoundError } from '../../shared/errors';
import { parseMasterName } from './picture-name';

/** Reads a file; undefined when there is none. */
export const readIfPresent = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: unknown) => {
    if (errorCodes(error).includes('ENOENT')) return undefined;
    throw error;
  });

/** Reads a master from the first of the media folders that has it. Throws NotFoundError. */
export const readMaster = async (mediaRoots: string[], file: string): Promise<Buffer> => {
  for (const root of mediaRoots) {
    const bytes = await readIfPresent(join(root, file));
    if (bytes) return bytes;
  }
  throw new NotFoundError();
};

/** The hash of a master's content, and its path below a media folder. */
export interface MasterFile {
  hash: string;
  file: string;
}

/** Finds a master by the key in its URL. Throws NotFoundError. */
export const findMaster = async (db: Database, key: string): Promise<MasterFile> => {
  const [hashStart = ''] = key.split('-');
  const rows = await db.orm
    .select({ hash: media.hash, file: media.file, url: media.url })
    .from(media)
    .where(and(gte(media.hash, hashStart), lt(media.hash, `${hashStart}g`)));
  const master = rows.find(({ url }) => parseMasterName(url.replace('/media/', ''))?.key === key);
  if (!master) throw new NotFoundError();
  return { hash: master.hash, file: master.file };
};
