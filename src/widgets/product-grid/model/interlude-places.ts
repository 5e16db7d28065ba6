/** How many products, from the middle of a page to the middle of the next one. */
const between = 24;
/** Full rows of 2, 3 and 4 stand before the first. */
const beforeFirst = 12;
/** The opening card takes the space of four: three more than its own, in 3 and in 4 columns. */
const placesOfOpening = 3;
/** At least a row of products follows an interlude. */
const fewestAfter = 4;

/** The number of the interlude before a product of a grid of `count`, from 0; null for none. */
export const interludeBefore = (
  position: number,
  count: number,
  opening: boolean,
): number | null => {
  const number = (position + (opening ? placesOfOpening : 0) - beforeFirst) / between;
  const stands = Number.isInteger(number) && number >= 0 && count - position >= fewestAfter;
  return stands ? number : null;
};
