import { type ProductPicture, showsColor } from '@/entities/product';

/** The color chosen at first: that of the primary picture, else the first. */
export const initialColor = (
  pictures: readonly ProductPicture[],
  colors: readonly string[],
): string | null => {
  const primary = pictures[0];
  return (
    colors.find((name) => primary !== undefined && showsColor(primary, name)) ?? colors[0] ?? null
  );
};

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
  const own = pictures.filter((picture) => showsColor(picture, color));
  const known = own.length > 0;
  const kept = pictures.filter((each) => !known || each.color === null || showsColor(each, color));
  if (color === initialColor(pictures, colors)) return kept;
  const word = color.trim().toLowerCase();
  const first = known
    ? own
    : pictures.filter((each) => each.color === null && each.alt.toLowerCase().includes(word));
  return [...first, ...kept.filter((picture) => !first.includes(picture))];
};
