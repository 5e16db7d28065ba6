import { derivativeWidths, previewLength, previewSize } from '@/shared/config';

/** The width of the one file for browsers that read neither AVIF nor WebP. */
const fallbackWidth = 828;

const selfDescribing = new RegExp(
  String.raw`^(.*/media/[\da-f]{16}-(\d+)x(\d+)-([\da-f]{6}))(?:-([\w-]{${previewLength}}))?\.(jpg|png)$`,
);

/** The header of a BMP of 4 x 6 or 6 x 4 pixels of 16 bits: 54 bytes, in base64. */
const bitmapHeader = (width: number, height: number): string => {
  const size = previewSize(width, height).columns === 4 ? 'BAAAAAYA' : 'BgAAAAQA';
  return `Qk1mAAAAAAAAADYAAAAoAAAA${size}${'AAABABAA'.padEnd(40, 'A')}`;
};

const previewImage = (pixels: string, width: number, height: number): string =>
  `url(data:image/bmp;base64,${bitmapHeader(width, height)}${pixels
    .replaceAll('-', '+')
    .replaceAll('_', '/')})`;

export interface PictureSources {
  avif: string;
  webp: string;
  /** A JPEG (or PNG, which keeps alpha) of medium width. */
  fallback: string;
  /** Size of the master, in pixels. */
  width: number;
  height: number;
  /** The width of the widest file. */
  widest: number;
  /**
   * The picture's dominant color, as its placeholder; none for a picture that may be transparent.
   */
  placeholder: string | undefined;
  /** The picture in 24 pixels, as a CSS image: stretched, it is the picture blurred. */
  preview: string | undefined;
}

/**
 * Parses a picture's self-describing URL: `/media/<hash>-<W>x<H>-<rrggbb>-<preview>.jpg`, whose
 * preview may be missing, has derivatives `/media/<hash>-<W>x<H>-<rrggbb>/<width>.<format>`. Null
 * for any other URL.
 */
export const pictureSources = (src: string): PictureSources | null => {
  const match = selfDescribing.exec(src);
  if (match === null) return null;
  const [, base, widthText, heightText, hex, pixels, extension] = match;
  const width = Number(widthText);
  const height = Number(heightText);
  const smaller = derivativeWidths.filter((candidate) => candidate < width);
  const widths = width <= Math.max(...derivativeWidths) ? [...smaller, width] : smaller;
  const srcSet = (format: string) =>
    widths.map((each) => `${base}/${each}.${format} ${each}w`).join(', ');
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    fallback: `${base}/${widths.find((each) => each >= fallbackWidth) ?? width}.${extension}`,
    width,
    height,
    widest: Math.max(...widths),
    placeholder: extension === 'png' ? undefined : `#${hex}`,
    preview: pixels === undefined ? undefined : previewImage(pixels, width, height),
  };
};
