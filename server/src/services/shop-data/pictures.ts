import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, isAbsolute, join, normalize, sep } from 'node:path';

import { describePictures, type MediaRow } from '../media/describe-pictures';
import { picturesFolder } from './read-shop-files';
import type { Row, ShopRows } from './row-kinds';

/** The stored URL of a picture that a row names. */
export type UrlOf = (picture: string) => string;

/** The name of a picture in exported files, by its URL. */
export type PictureOf = (url: string) => string;

/** Whether a picture is named by its URL in the shop, which must have it. */
export const isStored = (picture: string): boolean => picture.startsWith('/media/');

/** Whether a text to translate names a picture: one that contains words has a version in each language. */
export const namesPicture = (text: string): boolean =>
  isStored(text) || /^\S+\.(?:jpe?g|png)$/i.test(text);

const hashDigits = 16;

interface NamedPicture {
  at: string;
  picture: string;
}

/** Every picture that the rows name, with the row. */
export const picturesOf = (rows: ShopRows): NamedPicture[] => {
  const named = (at: string, ...pictures: (string | null | undefined)[]): NamedPicture[] =>
    pictures.flatMap((picture) => (picture ? [{ at, picture }] : []));
  const both = (row: { at: string; image: string; image_portrait?: string | null }) =>
    named(row.at, row.image, row.image_portrait);
  return [
    ...(rows.products ?? []).flatMap((row) => named(row.at, row.size_guide)),
    ...(rows.pictures ?? []).flatMap((row) => named(row.at, row.picture)),
    ...(rows.banners ?? []).flatMap((row) => [...both(row), ...named(row.at, row.image_rtl)]),
    ...(rows.texts ?? []).flatMap(both),
    ...(rows.features ?? []).flatMap((row) => named(row.at, row.image)),
    ...(rows.stories ?? []).flatMap((row) => named(row.at, row.image)),
    ...(rows.story_pictures ?? []).flatMap((row) => named(row.at, row.picture)),
    ...(rows.translations ?? []).flatMap(({ at, text, translation }) =>
      named(at, ...[text, translation ?? ''].filter(namesPicture)),
    ),
    ...(rows.settings ?? []).flatMap((row) => named(row.at, row.about_us_background_image)),
  ];
};

/**
 * Rows of the pictures in folders that are named after products (`pictures/SKU/1.jpg`), in the order
 * of their names, for the products that no row of `pictures` names.
 */
export const picturesBySku = async (folder: string, rows: ShopRows): Promise<Row<'pictures'>[]> => {
  const named = new Set(rows.pictures?.map(({ sku }) => sku));
  const found = (rows.products ?? []).map(async ({ sku, at }) => {
    if (named.has(sku)) return [];
    const files = await readdir(join(folder, picturesFolder, sku)).catch(() => []);
    return files
      .filter((file) => /\.(jpe?g|png)$/i.test(file))
      .sort()
      .map((file) => ({ at, sku, picture: `${sku}/${file}` }));
  });
  return (await Promise.all(found)).flat();
};

const leavesFolder = (picture: string): boolean =>
  isAbsolute(picture) || normalize(picture).split(sep).includes('..');

/** The path of a master, which contains a hash of its content, so that no other is overwritten. */
const storedName = (picture: string, hash: string): string => {
  const extension = extname(picture);
  const mark = `-${hash.slice(0, hashDigits)}`;
  const stem = normalize(picture).slice(0, -extension.length || undefined);
  return `${stem.endsWith(mark) ? stem : stem + mark}${extension}`.replaceAll(sep, '/');
};

/**
 * Reads the pictures that the rows name, by the path that they have there, with a problem for each that is
 * missing or invalid.
 */
export const readPictures = async (folder: string, rows: ShopRows) => {
  const root = join(folder, picturesFolder);
  const named = picturesOf(rows).filter(({ picture }) => !isStored(picture));
  const [outside, inside] = [true, false].map((leaves) =>
    named.filter(({ picture }) => leavesFolder(picture) === leaves),
  );
  const files = inside?.map(({ picture }) => picture) ?? [];
  const described = await describePictures(root, files);
  const problems = (outside ?? []).map(({ at, picture }) => ({
    at,
    message: `The picture "${picture}" must be in the folder ${picturesFolder}.`,
  }));
  for (const { at, picture } of inside ?? []) {
    if (described.get(picture)) continue;
    const message = `${picturesFolder}/${picture} is missing, or is no JPEG or PNG.`;
    problems.push({ at, message });
  }
  const media = new Map<string, MediaRow>();
  for (const [picture, row] of described) {
    if (row) media.set(picture, { ...row, file: storedName(picture, row.hash) });
  }
  return { media, problems };
};

/** Copies the pictures into the shop's uploads. Copies that a failed import leaves do no harm. */
export const storePictures = async (
  folder: string,
  uploads: string,
  media: Map<string, MediaRow>,
): Promise<void> => {
  for (const [picture, { file }] of media) {
    const target = join(uploads, file);
    await mkdir(dirname(target), { recursive: true });
    const bytes = await readFile(join(folder, picturesFolder, picture));
    await writeFile(`${target}.partial`, bytes, { flush: true });
    await rename(`${target}.partial`, target);
  }
};
