import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoMediaRoot, openTestDatabase } from '../../../../tests/support/test-database';
import type { Database } from '../../db/client';
import { media } from '../../db/schema';
import { createPictureState, readDerivative, readMasterPicture } from './pictures';
import type { PictureDeps } from './pictures';

let db: Database;
let cacheDir: string;
let deps: PictureDeps;
let key: string;
let file: string;

beforeAll(async () => {
  db = await openTestDatabase();
  cacheDir = await mkdtemp(join(tmpdir(), 'selvage-media-'));
  deps = {
    db,
    config: { picturesDir: cacheDir, mediaRoots: [demoMediaRoot] },
    pictures: createPictureState(),
  };
  const [row] = await db.orm
    .select({ url: media.url, file: media.file })
    .from(media)
    .where(like(media.url, '%.jpg'))
    .limit(1);
  key = row?.url.replace('/media/', '').replace(/\.\w+$/, '') ?? '';
  file = row?.file ?? '';
});

afterAll(async () => {
  await db.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const storedFiles = async () =>
  (await readdir(cacheDir, { recursive: true })).filter((file) => file.includes('.'));

describe('pictures', () => {
  it('are made once, however many ask for one at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => readDerivative(deps, key, '320.webp')),
    );
    const { width, format } = await sharp(answers[0]?.bytes).metadata();
    expect({ width, format }).toEqual({ width: 320, format: 'webp' });
    expect(await storedFiles()).toHaveLength(1);
    expect(new Set(answers.map(({ bytes }) => bytes))).toHaveProperty('size', 1);
  });

  it('come as AVIF and JPEG too, each with its type', async () => {
    expect((await readDerivative(deps, key, '160.avif')).type).toBe('image/avif');
    expect((await readDerivative(deps, key, '160.jpg')).type).toBe('image/jpeg');
    const master = await readFile(join(demoMediaRoot, file));
    expect((await readMasterPicture(deps, `${key}.jpg`)).bytes.equals(master)).toBe(true);
  });

  it('are not offered in other widths, formats, or under unknown names', async () => {
    const unknown = '0000000000000000-1200x1600-000000';
    await expect(readDerivative(deps, key, '321.webp')).rejects.toThrow('Not found');
    await expect(readDerivative(deps, key, '320.bmp')).rejects.toThrow('Not found');
    await expect(readDerivative(deps, unknown, '320.webp')).rejects.toThrow('Not found');
    await expect(readMasterPicture(deps, '../../package.json')).rejects.toThrow('Not found');
  });
});
