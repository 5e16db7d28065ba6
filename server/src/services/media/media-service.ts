import { join } from 'node:path';

import { LRUCache } from 'lru-cache';

import type { Database } from '../../db/client';
import { NotFoundError } from '../../shared/errors';
import { createQueue } from '../../shared/queue';
import { encodePicture } from './encode-picture';
import { makeAhead } from './make-ahead';
import { findMaster, readIfPresent, readMaster } from './masters';
import { parseDerivative, parsePictureName } from './picture-name';
import type { PictureFormat } from './picture-name';

export interface MediaServiceOptions {
  db: Database;
  /** Where derivatives are stored. */
  cacheDir: string;
  /** Folders with masters. */
  mediaRoots: string[];
}

export interface PictureFile {
  bytes: Buffer;
  type: string;
}

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

/**
 * The shop's pictures: masters, and derivatives in the widths and formats that the layout asks
 * for. Each is made once, on demand or in the background, and stored under its master's content
 * hash, so that it never changes.
 */
export const createMediaService = ({ db, cacheDir, mediaRoots }: MediaServiceOptions) => {
  const masters = new LRUCache<string, Awaited<ReturnType<typeof findMaster>>>({ max: maxMasters });
  const recent = new LRUCache<string, Buffer>({
    maxSize: maxMemoryBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const pending = new Map<string, Promise<Buffer>>();
  const enqueue = createQueue(maxEncodings);
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastRequestAt = 0;

  const masterOf = async (key: string) => {
    const master = masters.get(key) ?? (await findMaster(db, key));
    masters.set(key, master);
    return master;
  };

  const make = async (key: string, width: number, format: PictureFormat): Promise<Buffer> => {
    const { hash, file } = await masterOf(key);
    const path = join(cacheDir, hash.slice(0, 2), `${hash}-${width}.${format}`);
    const encode = async () =>
      encodePicture(await readMaster(mediaRoots, file), { width, format, path });
    return (await readIfPresent(path)) ?? enqueue(encode);
  };

  const derive = (key: string, width: number, format: PictureFormat): Promise<Buffer> => {
    const name = `${key}/${width}.${format}`;
    const job = pending.get(name) ?? make(key, width, format).finally(() => pending.delete(name));
    pending.set(name, job);
    return job;
  };

  return {
    /** Has the background wait while there are requests. */
    noteRequest: (): void => {
      lastRequestAt = Date.now();
    },

    /** A derivative, e.g. `640.avif` of a key. Throws NotFoundError for any that is not offered. */
    derivative: async (key: string, file: string): Promise<PictureFile> => {
      const picture = parsePictureName(key);
      const wanted = picture === null ? null : parseDerivative(file, picture);
      if (wanted === null) throw new NotFoundError();
      const name = `${key}/${file}`;
      const bytes = recent.get(name) ?? (await derive(key, wanted.width, wanted.format));
      recent.set(name, bytes);
      return { bytes, type: contentTypes[wanted.format] };
    },

    /** The master itself, e.g. `….jpg`, for clients that don't use derivatives. */
    master: async (file: string): Promise<PictureFile> => {
      const [key = '', extension] = file.split('.');
      if (parsePictureName(key) === null || (extension !== 'jpg' && extension !== 'png')) {
        throw new NotFoundError();
      }
      const { file: path } = await masterOf(key);
      return { bytes: await readMaster(mediaRoots, path), type: contentTypes[extension] };
    },

    /** Makes every derivative in the background, until `close`. Rejects when one can't be made. */
    makeAhead: async (): Promise<void> => {
      try {
        const isQuiet = (ms: number) => pending.size === 0 && Date.now() - lastRequestAt >= ms;
        await makeAhead({ db, derive, isQuiet, signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },

    /** Stops the background and waits for what is being written. */
    close: async (): Promise<void> => {
      stopping.abort();
      await Promise.allSettled(pending.values());
    },
  };
};

export type MediaService = ReturnType<typeof createMediaService>;
