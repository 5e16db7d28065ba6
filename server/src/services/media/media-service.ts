import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { Database } from '../../db/client';
import { media } from '../../db/schema';
import { NotFoundError } from '../errors';
import { parseDerivative, parsePictureName, type PictureFormat, widthsOf } from './picture-name';

export interface MediaServiceOptions {
  db: Database;
  /** Where derivatives are kept. */
  cacheDir: string;
  /** Folders that hold masters. */
  mediaRoots: string[];
}

export interface PictureFile {
  bytes: Buffer;
  type: string;
}

interface Master {
  hash: string;
  file: string;
}

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.flatten({ background: '#FBF9F6' }).jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** Encodings at once for visitors who wait; the background makes one at a time. */
const mostEncodings = 2;
const keptInMemoryBytes = 24 * 1024 * 1024;

/** How long nobody must have asked for anything before the background goes on, ms. */
const quietMs = 1500;
const startAfterMs = 3000;
/** The background rests this many times as long as it worked. */
const restFactor = 1;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The shop's pictures: masters, and derivatives in the widths and formats that the layout asks
 * for. Each is made once, on first demand or ahead of it while nobody needs the machine, and
 * stored under its master's content hash, so that it can be served for good.
 */
export const createMediaService = ({ db, cacheDir, mediaRoots }: MediaServiceOptions) => {
  sharp.cache(false);
  sharp.concurrency(1);

  const masters = new LRUCache<string, Master>({ max: 5000 });
  const recent = new LRUCache<string, Buffer>({
    maxSize: keptInMemoryBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  const stopped = new AbortController();
  let encoding = 0;
  let lastRequestAt = 0;

  const masterOf = async (key: string): Promise<Master> => {
    const known = masters.get(key);
    if (known !== undefined) return known;
    const [row] = await db.orm
      .select({ hash: media.hash, file: media.file })
      .from(media)
      .where(inArray(media.url, [`/media/${key}.jpg`, `/media/${key}.png`]))
      .limit(1);
    if (row === undefined) throw new NotFoundError();
    masters.set(key, row);
    return row;
  };

  const readMaster = async (file: string): Promise<Buffer> => {
    for (const root of mediaRoots) {
      try {
        return await readFile(join(root, file));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
    throw new NotFoundError();
  };

  const encode = async (master: Master, width: number, format: PictureFormat, path: string) => {
    while (encoding >= mostEncodings) await new Promise<void>((resolve) => waiting.push(resolve));
    encoding += 1;
    try {
      const picture = sharp(await readMaster(master.file)).resize({ width });
      const bytes = await encoders[format](picture).toBuffer();
      await mkdir(dirname(path), { recursive: true });
      // Written aside first: another process may be making the same file.
      const aside = `${path}.${process.pid}`;
      await writeFile(aside, bytes);
      await rename(aside, path);
      return bytes;
    } finally {
      encoding -= 1;
      waiting.shift()?.();
    }
  };

  const derive = async (key: string, width: number, format: PictureFormat): Promise<Buffer> => {
    const master = await masterOf(key);
    const path = join(cacheDir, master.hash.slice(0, 2), `${master.hash}-${width}.${format}`);
    try {
      return await readFile(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return encode(master, width, format, path);
    }
  };

  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const job = make().finally(() => underWay.delete(name));
    underWay.set(name, job);
    return job;
  };

  const whenQuiet = async (): Promise<void> => {
    for (;;) {
      const quietFor = Date.now() - lastRequestAt;
      if (quietFor >= quietMs && encoding === 0) return;
      await wait(Math.max(100, quietMs - quietFor), undefined, { signal: stopped.signal });
    }
  };

  const makeAhead = async (): Promise<void> => {
    await wait(startAfterMs, undefined, { signal: stopped.signal });
    const rows = await db.orm.select({ url: media.url }).from(media);
    for (const format of ['avif', 'webp'] as const) {
      for (const { url } of rows) {
        const picture = parsePictureName(url.replace(/^\/media\//, '').replace(/\.\w+$/, ''));
        for (const width of picture === null ? [] : widthsOf(picture)) {
          if (picture === null) continue;
          await whenQuiet();
          const startedAt = Date.now();
          await once(`${picture.key}/${width}.${format}`, () => derive(picture.key, width, format));
          await wait((Date.now() - startedAt) * restFactor, undefined, { signal: stopped.signal });
        }
      }
    }
  };

  return {
    /** Somebody is being served: the background makes way. */
    noteRequest: (): void => {
      lastRequestAt = Date.now();
    },

    /** A derivative, e.g. `640.avif` of a key. Throws NotFoundError for what is not offered. */
    derivative: async (key: string, file: string): Promise<PictureFile> => {
      const picture = parsePictureName(key);
      const wanted = picture === null ? null : parseDerivative(file, picture);
      if (wanted === null) throw new NotFoundError();
      const name = `${key}/${file}`;
      const bytes =
        recent.get(name) ?? (await once(name, () => derive(key, wanted.width, wanted.format)));
      recent.set(name, bytes);
      return { bytes, type: contentTypes[wanted.format] };
    },

    /** The master itself, e.g. `….jpg`, for clients that know nothing of derivatives. */
    master: async (file: string): Promise<PictureFile> => {
      const [key = '', extension] = file.split('.');
      if (parsePictureName(key) === null || (extension !== 'jpg' && extension !== 'png')) {
        throw new NotFoundError();
      }
      const { file: path } = await masterOf(key);
      return { bytes: await readMaster(path), type: contentTypes[extension] };
    },

    /**
     * Makes every derivative ahead of demand, one at a time and only while nobody is being
     * served. Rejects when a picture can't be made; ends quietly when the service is closed.
     */
    makeAhead: async (): Promise<void> => {
      try {
        await makeAhead();
      } catch (error) {
        if (!stopped.signal.aborted) throw error;
      }
    },

    /** Stops the background and waits for what is being written. */
    close: async (): Promise<void> => {
      stopped.abort();
      await Promise.allSettled(underWay.values());
    },
  };
};

export type MediaService = ReturnType<typeof createMediaService>;
