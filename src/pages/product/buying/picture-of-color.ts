import type { ProductPicture } from '@/entities/product';

import { sameText } from './address-choice';

const shows = ({ color }: ProductPicture, name: string): boolean =>
  color !== null && sameText(color, name);

/** The color chosen at first: that of the primary picture, else the first. */
export const initialColor = (
  pictures: readonly ProductPicture[],
  colors: readonly string[],
): string | null => {
  const primary = pictures[0];
  return colors.find((name) => primary !== undefined && shows(primary, name)) ?? colors[0] ?? null;
};

/** The first picture that a color has of its own; null without one. */
export const pictureOfColor = (pictures: readonly ProductPicture[], color: string): string | null =>
  pictures.find((picture) => shows(picture, color))?.image ?? null;

/**
 * The pictures of the chosen color, then those of no color in particular. Where none is said to show
 * it, all of them, those first whose alternative text names it. The first color keeps the provider's
 * order.
 */
export const picturesInColor = (
  pictures: readonly ProductPicture[],
  colors: readonly string[],
  color: string | null,
): readonly ProductPicture[] => {
  if (color === null) return pictures;
  const own = pictures.filter((picture) => shows(picture, color));
  const known = own.length > 0;
  const kept = pictures.filter((each) => !known || each.color === null || shows(each, color));
  if (color === initialColor(pictures, colors)) return kept;
  const word = color.trim().toLowerCase();
  const first = known
    ? own
    : pictures.filter((each) => each.color === null && each.alt.toLowerCase().includes(word));
  return [...first, ...kept.filter((picture) => !first.includes(picture))];
};
