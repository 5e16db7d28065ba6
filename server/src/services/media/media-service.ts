import { join } from 'node:path';

import { LRUCache } from 'lru-cache';

import type { Database } from '../../db/client';
import { NotFoundError } from '../../shared/errors';
import { createPictureEncoder } from './encode-picture';
import { makeAhead } from './make-ahead';
import { createMasterFinder, readIfPresent, readMaster } from './masters';
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

/** Makes derivatives in the cache folder, each once however many ask for it at the same time. */
const createDerivatives = ({ db, cacheDir, mediaRoots }: MediaServiceOptions) => {
  const findMaster = createMasterFinder(db);
  const encoder = createPictureEncoder();
  const pending = new Map<string, Promise<Buffer>>();

  const make = async (key: string, width: number, format: PictureFormat): Promise<Buffer> => {
    const master = await findMaster(key);
    const path = join(cacheDir, master.hash.slice(0, 2), `${master.hash}-${width}.${format}`);
    const stored = await readIfPresent(path);
    return stored ?? encoder.encode(() => readMaster(mediaRoots, master), { width, format, path });
  };

  return {
    findMaster,
    isIdle: encoder.isIdle,
    derive: (key: string, width: number, format: PictureFormat): Promise<Buffer> => {
      const name = `${key}/${width}.${format}`;
      const job = pending.get(name) ?? make(key, width, format).finally(() => pending.delete(name));
      pending.set(name, job);
      return job;
    },
    settled: () => Promise.allSettled(pending.values()),
  };
};

/**
 * The shop's pictures: masters, and derivatives in the widths and formats that the layout asks
 * for. Each is made once, on demand or in the background, and stored under its master's content
 * hash, so that it never changes.
 */
export const createMediaService = (options: MediaServiceOptions) => {
  const { db, mediaRoots } = options;
  const { findMaster, derive, isIdle, settled } = createDerivatives(options);
  const recent = new LRUCache<string, Buffer>({
    maxSize: maxMemoryBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastRequestAt = 0;

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
      const bytes = await readMaster(mediaRoots, await findMaster(key));
      return { bytes, type: contentTypes[extension] };
    },

    /** Makes every derivative in the background, until `close`. Rejects when one can't be made. */
    makeAhead: async (): Promise<void> => {
      try {
        await makeAhead({ db, derive, isIdle, lastRequestAt: () => lastRequestAt, signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },

    /** Stops the background and waits for what is being written. */
    close: async (): Promise<void> => {
      stopping.abort();
      await settled();
    },
  };
};

export type MediaService = ReturnType<typeof createMediaService>;
