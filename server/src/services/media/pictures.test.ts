import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { eq, like, type SQL } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { demoMediaRoot, openTestDatabase } from '../../../../tests/support/test-database';
import type { Database } from '../../db/client';
import { media, pictureClaims } from '../../db/schema';
import { withClaim } from './picture-claims';
import { parseMasterName } from './picture-name';
import { createPictureState } from './picture-state';
import { masterOf, pathOf, type PictureDeps } from './pictures';
import { readDerivative, readMasterPicture } from './read-picture';

const closeUp = 'products/noor-abaya-oat/detail.jpg';

let db: Database;
let cacheDir: string;
let deps: PictureDeps;
let key: string;

const keyIn = (url = '') => parseMasterName(url.replace('/media/', ''))?.key ?? '';

const keyOf = async (condition: SQL): Promise<string> => {
  const [row] = await db.orm.select({ url: media.url }).from(media).where(condition).limit(1);
  return keyIn(row?.url);
};

const read = (file: string, of = key) =>
  readDerivative(deps, of, file, (error) => {
    throw error;
  });

/** Reads in another process of the same shop. */
const readBySecond = (file: string) =>
  readDerivative({ ...deps, pictures: createPictureState() }, key, file, (error) => {
    throw error;
  });

/** Waits until what is being made is stored. */
const allMade = () => Promise.all(deps.pictures.pending.running.values());

/** How much a picture's pixels differ from their neighborhood: what a weave is made of. */
const fineDetail = async (picture: Sharp): Promise<number> => {
  const sharpPixels = await picture.clone().greyscale().raw().toBuffer();
  const blurred = await picture.clone().greyscale().blur(1.5).greyscale().raw().toBuffer();
  return sharpPixels.reduce((sum, value, at) => sum + (value - (blurred[at] ?? 0)) ** 2, 0);
};

beforeAll(async () => {
  db = await openTestDatabase();
  cacheDir = await mkdtemp(join(tmpdir(), 'selvage-media-'));
  deps = {
    db,
    config: { picturesDir: cacheDir, pictureEffort: 3, mediaRoots: [demoMediaRoot] },
    pictures: createPictureState(),
  };
  key = await keyOf(like(media.url, '%.jpg'));
});

afterAll(async () => {
  await Promise.allSettled(deps.pictures.pending.running.values());
  await db.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const storedFiles = async () =>
  (await readdir(cacheDir, { recursive: true })).filter((file) => file.includes('.'));

describe('pictures', () => {
  it('are made once, however many ask for one at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => read('320.webp')));
    const { width, format } = await sharp(responses[0]?.bytes).metadata();
    expect({ width, format }).toEqual({ width: 320, format: 'webp' });
    expect(await storedFiles()).toHaveLength(1);
    expect(new Set(responses.map(({ bytes }) => bytes))).toHaveProperty('size', 1);
  });

  it('come as AVIF and JPEG too, each with its type', async () => {
    const { type } = await read('160.avif');
    expect(type).toBe('image/webp');
    await allMade();
    expect((await read('160.avif')).type).toBe('image/avif');
    expect((await read('160.jpg')).type).toBe('image/jpeg');
    const closeUpKey = await keyOf(eq(media.file, closeUp));
    const master = await readFile(join(demoMediaRoot, closeUp));
    const [row] = await db.orm
      .select({ url: media.url })
      .from(media)
      .where(eq(media.file, closeUp));
    for (const file of [`${closeUpKey}.jpg`, row?.url.replace('/media/', '') ?? '']) {
      expect((await readMasterPicture(deps, file)).bytes.equals(master)).toBe(true);
    }
  });

  it('are shown as one WebP, which is not stored, while their AVIF is made once', async () => {
    const before = await storedFiles();
    const started = vi.spyOn(deps.pictures.pending.running, 'set');
    onTestFinished(() => {
      started.mockRestore();
    });
    const drafts = await Promise.all(Array.from({ length: 20 }, () => read('480.avif')));
    const { width, format } = await sharp(drafts[0]?.bytes).metadata();
    expect({ width, format }).toEqual({ width: 480, format: 'webp' });
    expect(new Set(drafts.map(({ bytes }) => bytes))).toHaveProperty('size', 1);
    expect(drafts.every(({ isDraft }) => isDraft)).toBe(true);
    // What was started, since what is still pending depends on how fast it is made.
    expect(started.mock.calls.map(([name]) => name)).toEqual([`${key}/480.avif`]);
    await allMade();
    expect(await storedFiles()).toHaveLength(before.length + 1);
    const made = await read('480.avif');
    expect(made.isDraft).toBeUndefined();
    expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'heif', width: 480 });
  });

  it('are all there as WebP before the first AVIF is made', async () => {
    const rows = await db.orm.select({ url: media.url }).from(media).limit(3).offset(20);
    const keys = rows.map(({ url }) => keyIn(url));
    const drafts = await Promise.all(keys.map((each) => read('320.avif', each)));
    await allMade();
    expect(drafts.every(({ type, isDraft }) => isDraft && type === 'image/webp')).toBe(true);
  });

  it('are found by the other processes when one has made them', async () => {
    const path = pathOf(deps, await masterOf(deps, key), 640, 'webp');
    const ofAnother = Buffer.from('what the other process made');
    const reads = await withClaim(deps, basename(path), async () => {
      const waiting = [read('640.webp'), readBySecond('640.webp')];
      const elsewhere = await Promise.all([read('640.jpg'), readBySecond('640.jpg')]);
      expect(elsewhere.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg']);
      await writeFile(path, ofAnother);
      return waiting;
    });
    for (const { bytes } of await Promise.all(reads ?? [])) expect(bytes).toEqual(ofAnother);
    expect(reads).toHaveLength(2);
  });

  it('are made by another process when the one that had begun was killed', async () => {
    const path = pathOf(deps, await masterOf(deps, key), 160, 'webp');
    const until = new Date(Date.now() - 1);
    await db.orm.insert(pictureClaims).values({ name: basename(path), until });
    expect((await read('160.webp')).type).toBe('image/webp');
    expect(await db.orm.$count(pictureClaims)).toBe(0);
  });

  it('keep the texture of fabric as AVIF', async () => {
    const closeUpKey = await keyOf(eq(media.file, closeUp));
    await read('320.avif', closeUpKey);
    await allMade();
    const { bytes } = await read('320.avif', closeUpKey);
    const master = await sharp(join(demoMediaRoot, closeUp)).resize(320).png().toBuffer();
    const kept = (await fineDetail(sharp(bytes))) / (await fineDetail(sharp(master)));
    // At quality 52 it is 0.70, at 62 it is 0.84.
    expect(kept).toBeGreaterThan(0.83);
    // More than quality 66 only weighs more.
    expect(bytes.length).toBeLessThan(13_500);
  });

  it('are not offered in other widths, formats, or under unknown names', async () => {
    const unknown = '0000000000000000-1200x1600-000000';
    await expect(read('321.webp')).rejects.toThrow('Not found');
    await expect(read('320.bmp')).rejects.toThrow('Not found');
    await expect(read('320.webp', unknown)).rejects.toThrow('Not found');
    await expect(readMasterPicture(deps, '../../package.json')).rejects.toThrow('Not found');
  });
});
