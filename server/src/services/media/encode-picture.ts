import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Sharp } from 'sharp';

import { palette } from '@contract/palette';

import { loadSharp } from './load-sharp';
import type { PictureFormat } from './picture-name';

/** Below 62, AVIF loses the texture of fabrics; from 66 on, files only get larger. */
const quality = { avif: 64, webp: 76, jpg: 80 };

const encoders: Record<PictureFormat, (picture: Sharp, effort: number) => Sharp> = {
  avif: (picture, effort) => picture.avif({ quality: quality.avif, effort }),
  webp: (picture) => picture.webp({ quality: quality.webp }),
  jpg: (picture) =>
    picture.flatten({ background: palette.paper }).jpeg({ quality: quality.jpg, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** The name of a derivative's file. It contains the quality, so that a change of it makes new files. */
export const storedName = (hash: string, width: number, format: PictureFormat): string =>
  format === 'png' ? `${hash}-${width}.png` : `${hash}-${width}-q${quality[format]}.${format}`;

/** A WebP that is encoded fast, to be shown while the AVIF is being made. */
export const encodeDraft = async (master: Buffer, width: number): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(master).resize({ width }).webp({ quality: quality.webp, effort: 0 }).toBuffer();
};

/** Encodes a master in a width (px) and a format, AVIF with an effort of 0 to 9, into a file. */
export const encodePicture = async (
  master: Buffer,
  {
    width,
    format,
    path,
    effort,
  }: { width: number; format: PictureFormat; path: string; effort: number },
): Promise<Buffer> => {
  const sharp = await loadSharp();
  const bytes = await encoders[format](sharp(master).resize({ width }), effort).toBuffer();
  await mkdir(dirname(path), { recursive: true });
  // Written under another name first, since another process may be making the same file.
  const partial = `${path}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, path);
  return bytes;
};
