import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';

import sharp from 'sharp';

import type { media } from '../db/schema';
import { createQueue } from '../shared/queue';

type MediaRow = typeof media.$inferInsert;

const hashDigits = 16;

const hex = (value: number) => value.toString(16).padStart(2, '0');

/** The average color, with transparent parts on white. */
const averageColor = async (picture: Buffer): Promise<string> => {
  const [red = 255, green = 255, blue = 255] = await sharp(picture)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return hex(red) + hex(green) + hex(blue);
};

const describePicture = async (root: string, file: string): Promise<MediaRow> => {
  const bytes = await readFile(join(root, file));
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const color = await averageColor(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const extension = extname(file).toLowerCase() === '.png' ? 'png' : 'jpg';
  const url = `/media/${hash.slice(0, hashDigits)}-${width}x${height}-${color}.${extension}`;
  return { url, hash, file, width, height, color };
};

/**
 * Reads master pictures (paths below `root`) and returns their rows by path. The URL contains the
 * size and the average color, for a placeholder until the picture has loaded.
 */
export const describePictures = async (
  root: string,
  files: Iterable<string>,
): Promise<Map<string, MediaRow>> => {
  const enqueue = createQueue(availableParallelism());
  const describe = async (file: string): Promise<[string, MediaRow]> => [
    file,
    await enqueue(() => describePicture(root, file)),
  ];
  return new Map(await Promise.all([...new Set(files)].map(describe)));
};
