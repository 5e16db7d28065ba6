import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { encodePicture, storedName } from './encode-picture';
import { findMaster, type MasterFile, readIfPresent, readMaster } from './masters';
import { withClaim } from './picture-claims';
import type { PictureFormat } from './picture-name';
import type { createPictureState } from './picture-state';

/** How often a process checks whether another one has finished a picture. */
const checkEveryMs = 200;

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
  const { enqueue, enqueueAvif, stopping } = deps.pictures;
  const inTurn = format === 'avif' ? enqueueAvif : enqueue;
  const encode = async () =>
    (await readIfPresent(path)) ??
    encodePicture(await readMaster(mediaRoots, master.file), { width, format, path, effort });

  for (;;) {
    const bytes =
      (await readIfPresent(path)) ?? (await inTurn(() => withClaim(deps, basename(path), encode)));
    if (bytes) return bytes;
    // Another process is making it. Outside of the queue, so that this one's next picture can start.
    await wait(checkEveryMs, undefined, { signal: stopping.signal });
  }
};

/**
 * A derivative of a master, made once for all of the shop's processes. It is stored under the master's
 * content hash, so that it never changes.
 */
export const derive = (
  deps: PictureDeps,
  key: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> =>
  deps.pictures.pending.share(`${key}/${width}.${format}`, () => make(deps, key, width, format));
