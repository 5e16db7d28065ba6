import type { ProductPicture } from '@/entities/product';

const sameColor = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The place of the picture that shows a colour: one that names it, else one whose words do;
 * null when none does, and the pictures then stay where they are.
 */
export const pictureOfColor = (
  pictures: readonly ProductPicture[],
  color: string,
): number | null => {
  const named = pictures.findIndex(
    (picture) => picture.color !== null && sameColor(picture.color, color),
  );
  if (named !== -1) return named;
  const word = color.trim().toLowerCase();
  const told = pictures.findIndex(
    (picture) => picture.color === null && picture.alt.toLowerCase().includes(word),
  );
  return told === -1 ? null : told;
};

/** The colour that stands chosen at first: the one of the primary picture, else the first. */
export const initialColor = (
  pictures: readonly ProductPicture[],
  colors: readonly string[],
): string | null => {
  const shown = pictures[0]?.color;
  const pictured = shown ? colors.find((color) => sameColor(color, shown)) : undefined;
  return pictured ?? colors[0] ?? null;
};
