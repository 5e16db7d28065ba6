import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { PictureFormat } from './picture-name';

sharp.cache(false);
sharp.concurrency(1);

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.flatten({ background: '#FBF9F6' }).jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** Encodes a master in a width (px) and a format, into a file. */
export const encodePicture = async (
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
