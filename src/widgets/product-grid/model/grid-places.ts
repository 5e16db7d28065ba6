/** Divisible by 2, 3 and 4: the rows of a section are full whatever the number of columns. */
const sectionPlaces = 12;
/** In 3 and in 4 columns a large first card takes the space of four: three more than its own. */
const placesOfLargeFirst = 3;
/** At least a row of products follows an interlude. */
const minAfter = 4;

/** The position of a section's first product. */
const startOf = (section: number, largeFirst: boolean): number =>
  section * sectionPlaces - (largeFirst && section > 0 ? placesOfLargeFirst : 0);

/** Divides the products of a grid into sections of full rows; the last one has what is left. */
export const sectionsOf = <T>(products: readonly T[], largeFirst: boolean): T[][] => {
  const sections: T[][] = [];
  for (let section = 0; startOf(section, largeFirst) < products.length; section += 1) {
    sections.push(products.slice(startOf(section, largeFirst), startOf(section + 1, largeFirst)));
  }
  return sections;
};

/**
 * The number, from 0, of the interlude at the beginning of a section of a grid of `count` products; null for
 * none. Every second section has one, the first of them after a full section.
 */
export const interludeBefore = (
  section: number,
  count: number,
  largeFirst: boolean,
): number | null => {
  const isPlace = section % 2 === 1 && count - startOf(section, largeFirst) >= minAfter;
  return isPlace ? (section - 1) / 2 : null;
};
