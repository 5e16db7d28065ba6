import type { ProductPicture } from '@/entities/product';

const sameColor = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The pictures of a color: by their own color, else by their alternative text. */
const picturesOfColor = (pictures: readonly ProductPicture[], color: string): ProductPicture[] => {
  const named = pictures.filter(
    (picture) => picture.color !== null && sameColor(picture.color, color),
  );
  if (named.length > 0) return named;
  const word = color.trim().toLowerCase();
  return pictures.filter(({ color: own, alt }) => own === null && alt.toLowerCase().includes(word));
};

/**
 * The pictures with those of the chosen color first: choosing a color shows its picture
 * (section 2). When there are none of it, the order is unchanged.
 */
export const picturesInOrder = (
  pictures: readonly ProductPicture[],
  color: string | null,
): readonly ProductPicture[] => {
  if (color === null) return pictures;
  const first = picturesOfColor(pictures, color);
  return [...first, ...pictures.filter((picture) => !first.includes(picture))];
};

/** The color chosen at first: that of the primary picture, else the first. */
export const initialColor = (
  pictures: readonly ProductPicture[],
  colors: readonly string[],
): string | null => {
  const shown = pictures[0]?.color;
  const pictured = shown ? colors.find((color) => sameColor(color, shown)) : undefined;
  return pictured ?? colors[0] ?? null;
};
