import { derivativeWidths } from '@/shared/config';

/** The width of the one file for browsers that read neither AVIF nor WebP. */
const fallbackWidth = 828;

const selfDescribing = /^(.*\/media\/[0-9a-f]{16}-(\d+)x(\d+)-([0-9a-f]{6}))\.(jpg|png)$/;

export interface PictureSources {
  avif: string;
  webp: string;
  /** A JPEG (or PNG, which keeps alpha) of medium width. */
  fallback: string;
  /** Size of the master, in pixels. */
  width: number;
  height: number;
  /**
   * The picture's dominant color, as its placeholder; none for a picture that may be transparent.
   */
  placeholder: string | undefined;
}

/**
 * Parses a picture's self-describing URL: `/media/<hash>-<W>x<H>-<rrggbb>.jpg` has derivatives
 * `/media/<hash>-<W>x<H>-<rrggbb>/<width>.<format>`. Null for any other address.
 */
export const pictureSources = (src: string): PictureSources | null => {
  const match = selfDescribing.exec(src);
  if (match === null) return null;
  const [, base, widthText, heightText, hex, extension] = match;
  const width = Number(widthText);
  const smaller = derivativeWidths.filter((candidate) => candidate < width);
  const widths = width <= Math.max(...derivativeWidths) ? [...smaller, width] : smaller;
  const srcSet = (format: string) =>
    widths.map((each) => `${base}/${each}.${format} ${each}w`).join(', ');
  return {
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    fallback: `${base}/${widths.find((each) => each >= fallbackWidth) ?? width}.${extension}`,
    width,
    height: Number(heightText),
    placeholder: extension === 'png' ? undefined : `#${hex}`,
  };
};
