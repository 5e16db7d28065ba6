/** How many products there are from one interlude to the next. */
const interval = 24;
/** Divisible by 2, 3 and 4: the row above an interlude is full whatever the number of columns. */
const beforeFirst = 12;
/** In 3 and in 4 columns a large first card takes the space of four: three more than its own. */
const placesOfLargeFirst = 3;
/** At least a row of products follows an interlude. */
const minAfter = 4;

/** The number of the interlude before a product of a grid of `count`, from 0; null for none. */
export const interludeBefore = (
  position: number,
  count: number,
  largeFirst: boolean,
): number | null => {
  const number = (position + (largeFirst ? placesOfLargeFirst : 0) - beforeFirst) / interval;
  const isPlace = Number.isInteger(number) && number >= 0 && count - position >= minAfter;
  return isPlace ? number : null;
};
