import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { PictureFormat } from './picture-name';

sharp.cache(false);
sharp.concurrency(1);

/** For visitors who wait; the background encodes one at a time. */
const maxEncodings = 2;

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.flatten({ background: '#FBF9F6' }).jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

const encode = async (
  master: Buffer,
  { width, format, path }: { width: number; format: PictureFormat; path: string },
): Promise<Buffer> => {
  const bytes = await encoders[format](sharp(master).resize({ width })).toBuffer();
  await mkdir(dirname(path), { recursive: true });
  // Written under another name first, since another process may be making the same file.
  const partial = `${path}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, path);
  return bytes;
};

/** Encodes pictures into files, two at a time. */
export const createPictureEncoder = () => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    encode: async (
      readMaster: () => Promise<Buffer>,
      target: Parameters<typeof encode>[1],
    ): Promise<Buffer> => {
      while (running >= maxEncodings) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        return await encode(await readMaster(), target);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },

    /** Whether nothing is being encoded. */
    isIdle: (): boolean => running === 0,
  };
};
