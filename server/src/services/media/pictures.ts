import { join } from 'node:path';

import { LRUCache } from 'lru-cache';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { NotFoundError } from '../../shared/errors';
import { createQueue } from '../../shared/queue';
import { encodePicture } from './encode-picture';
import { findMaster, readIfPresent, readMaster } from './masters';
import { parseDerivative, parsePictureName } from './picture-name';
import type { PictureFormat } from './picture-name';

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const maxMemoryBytes = 24 * 1024 * 1024;
const maxMasters = 5000;
/** For visitors who wait; the background encodes one at a time. */
const maxEncodings = 2;

/** The caches and the pending work of one process. */
export const createPictureState = () => ({
  masters: new LRUCache<string, Awaited<ReturnType<typeof findMaster>>>({ max: maxMasters }),
  /** Derivatives that were asked for recently. */
  recent: new LRUCache<string, Buffer>({
    maxSize: maxMemoryBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  }),
  /** Derivatives that are being read or made. */
  pending: new Map<string, Promise<Buffer>>(),
  enqueue: createQueue(maxEncodings),
  /** The background waits while there are requests. */
  lastRequestAt: 0,
});

/** What the functions about pictures need. */
export interface PictureDeps {
  db: Database;
  config: Pick<Config, 'picturesDir' | 'mediaRoots'>;
  pictures: ReturnType<typeof createPictureState>;
}

export interface PictureFile {
  bytes: Buffer;
  type: string;
}

const masterOf = async ({ db, pictures: { masters } }: PictureDeps, key: string) => {
  const master = masters.get(key) ?? (await findMaster(db, key));
  masters.set(key, master);
  return master;
};

const make = async (
  deps: PictureDeps,
  key: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> => {
  const { picturesDir, mediaRoots } = deps.config;
  const { hash, file } = await masterOf(deps, key);
  const path = join(picturesDir, hash.slice(0, 2), `${hash}-${width}.${format}`);
  const encode = async () =>
    encodePicture(await readMaster(mediaRoots, file), { width, format, path });
  return (await readIfPresent(path)) ?? deps.pictures.enqueue(encode);
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

/** A derivative, e.g. `640.avif` of a key. Throws NotFoundError for any that is not offered. */
export const readDerivative = async (
  deps: PictureDeps,
  key: string,
  file: string,
): Promise<PictureFile> => {
  const { recent } = deps.pictures;
  const picture = parsePictureName(key);
  const wanted = picture && parseDerivative(file, picture);
  if (!wanted) throw new NotFoundError();
  const name = `${key}/${file}`;
  const bytes = recent.get(name) ?? (await derive(deps, key, wanted.width, wanted.format));
  recent.set(name, bytes);
  return { bytes, type: contentTypes[wanted.format] };
};

/** The master itself, e.g. `….jpg`, for clients that don't use derivatives. */
export const readMasterPicture = async (deps: PictureDeps, file: string): Promise<PictureFile> => {
  const [key = '', extension] = file.split('.');
  if (parsePictureName(key) === null || (extension !== 'jpg' && extension !== 'png')) {
    throw new NotFoundError();
  }
  const { file: path } = await masterOf(deps, key);
  return { bytes: await readMaster(deps.config.mediaRoots, path), type: contentTypes[extension] };
};
