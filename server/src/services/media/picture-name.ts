import { derivativeWidths, previewLength } from '@contract/constants';

const formats = ['avif', 'webp', 'jpg', 'png'] as const;
export type PictureFormat = (typeof formats)[number];

/** A picture as its URL names it: `<16 hex of its SHA-256>-<width>x<height>-<rrggbb>`. */
export interface PictureName {
  key: string;
  width: number;
  height: number;
}

const namePattern = /^[0-9a-f]{16}-(\d{1,5})x(\d{1,5})-[0-9a-f]{6}$/;

/** Parses the key in a picture's URL; null for any other text. */
export const parsePictureName = (key: string): PictureName | null => {
  const match = namePattern.exec(key);
  return match === null ? null : { key, width: Number(match[1]), height: Number(match[2]) };
};

const masterPattern = new RegExp(
  String.raw`^([\da-f]{16}-\d{1,5}x\d{1,5}-[\da-f]{6})(?:-[\w-]{${previewLength}})?\.(jpg|png)$`,
);

/**
 * Parses the file name of a master, `<key>.jpg` or `<key>-<preview>.jpg`; null for any other text.
 * Derivatives are named by the key alone.
 */
export const parseMasterName = (file: string): { key: string; extension: 'jpg' | 'png' } | null => {
  const [, key, extension] = masterPattern.exec(file) ?? [];
  if (key === undefined) return null;
  return { key, extension: extension === 'png' ? 'png' : 'jpg' };
};

/** Parses a file name such as `640.avif`; null when the picture has no such derivative. */
export const parseDerivative = (
  file: string,
  picture: PictureName,
): { width: number; format: PictureFormat } | null => {
  const [digits = '', extension = '', ...rest] = file.split('.');
  const format = formats.find((known) => known === extension);
  const width = Number(digits);
  const offered = width === picture.width || derivativeWidths.some((step) => step === width);
  if (format === undefined || rest.length > 0 || !/^\d{2,5}$/.test(digits)) return null;
  return offered && width <= picture.width ? { width, format } : null;
};

/** Every width that a picture is offered in. */
export const widthsOf = (picture: PictureName): number[] => [
  ...new Set([...derivativeWidths.filter((step) => step < picture.width), picture.width]),
];
