import { join } from 'node:path';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { encodePicture, storedName } from './encode-picture';
import { findMaster, readIfPresent, readMaster } from './masters';
import type { MasterFile } from './masters';
import type { PictureFormat } from './picture-name';
import type { createPictureState } from './picture-state';

/** What the functions about pictures need. */
export interface PictureDeps {
  db: Database;
  config: Pick<Config, 'picturesDir' | 'pictureEffort' | 'mediaRoots'>;
  pictures: ReturnType<typeof createPictureState>;
}

/** The master of a key, which is looked up once. Throws NotFoundError. */
export const masterOf = async ({ db, pictures: { masters } }: PictureDeps, key: string) => {
  const master = masters.get(key) ?? (await findMaster(db, key));
  masters.set(key, master);
  return master;
};

/** Where a derivative is stored. */
export const pathOf = (
  { config }: PictureDeps,
  { hash }: MasterFile,
  width: number,
  format: PictureFormat,
): string => join(config.picturesDir, hash.slice(0, 2), storedName(hash, width, format));

const make = async (
  deps: PictureDeps,
  key: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> => {
  const master = await masterOf(deps, key);
  const path = pathOf(deps, master, width, format);
  const { mediaRoots, pictureEffort: effort } = deps.config;
  const encode = async () =>
    encodePicture(await readMaster(mediaRoots, master.file), { width, format, path, effort });
  const { enqueue, enqueueAvif } = deps.pictures;
  return (await readIfPresent(path)) ?? (format === 'avif' ? enqueueAvif : enqueue)(encode);
};

/**
 * A derivative of a master. It is made once, and stored under its master's content hash, so that it
 * never changes.
 */
export const derive = (
  deps: PictureDeps,
  key: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> => {
  const { pending } = deps.pictures;
  const name = `${key}/${width}.${format}`;
  const job =
    pending.get(name) ?? make(deps, key, width, format).finally(() => pending.delete(name));
  pending.set(name, job);
  return job;
};
