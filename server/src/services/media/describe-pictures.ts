import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import type { Sharp } from 'sharp';

import { previewSize } from '@contract/constants';

import type { media } from '../../db/schema';
import { createQueue } from '../../shared/queue';
import { loadSharp } from './load-sharp';

export type MediaRow = typeof media.$inferInsert;

const hashDigits = 16;

const masterFormats = ['jpeg', 'png'];

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

interface Rgb {
  red: number;
  green: number;
  blue: number;
}

/** The picture in a few pixels, with transparent parts on white. */
const tinyPicture = async (picture: Sharp, columns: number, rows: number): Promise<Rgb[]> => {
  const bytes = await picture
    .autoOrient()
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: columns * rows }, (_, at) => {
    const [red = 255, green = 255, blue = 255] = bytes.subarray(at * 3);
    return { red, green, blue };
  });
};

const averageColor = (pixels: Rgb[]): string =>
  (['red', 'green', 'blue'] as const)
    .map((part) => hex(pixels.reduce((sum, pixel) => sum + pixel[part], 0) / pixels.length))
    .join('');

const toFiveBits = (value: number) => Math.round((value * 31) / 255);

/** The preview in the URL: see the contract. */
const encodePreview = (pixels: Rgb[], columns: number): string => {
  const bytes = Buffer.alloc(pixels.length * 2);
  const lastRow = pixels.length / columns - 1;
  for (const [at, { red, green, blue }] of pixels.entries()) {
    const place = (lastRow - Math.floor(at / columns)) * columns + (at % columns);
    const value = (toFiveBits(red) << 10) | (toFiveBits(green) << 5) | toFiveBits(blue);
    bytes.writeUInt16LE(value, place * 2);
  }
  return bytes.toString('base64url');
};

const describePicture = async (
  open: (bytes: Buffer) => Sharp,
  root: string,
  file: string,
): Promise<MediaRow> => {
  const bytes = await readFile(join(root, file));
  const { autoOrient, format } = await open(bytes).metadata();
  if (!masterFormats.includes(format)) throw new Error('A master is a JPEG or a PNG.');
  const { width, height } = autoOrient;
  const { columns, rows } = previewSize(width, height);
  const pixels = await tinyPicture(open(bytes), columns, rows);
  const color = averageColor(pixels);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const extension = format === 'png' ? 'png' : 'jpg';
  // A picture that may be transparent has no preview behind it.
  const preview = extension === 'png' ? '' : `-${encodePreview(pixels, columns)}`;
  const key = `${hash.slice(0, hashDigits)}-${width}x${height}-${color}`;
  const url = `/media/${key}${preview}.${extension}`;
  return { url, hash, file, width, height, color };
};

/**
 * Reads master pictures (paths below `root`) and returns their rows by path, null for one that can't
 * be read as a picture. The URL contains the size, the average color and a preview, to be shown until
 * the picture has loaded.
 */
export const describePictures = async (
  root: string,
  files: Iterable<string>,
): Promise<Map<string, MediaRow | null>> => {
  const sharp = await loadSharp();
  const enqueue = createQueue(availableParallelism());
  const describe = async (file: string): Promise<[string, MediaRow | null]> => [
    file,
    await enqueue(() => describePicture(sharp, root, file).catch(() => null)),
  ];
  return new Map(await Promise.all([...new Set(files)].map(describe)));
};
