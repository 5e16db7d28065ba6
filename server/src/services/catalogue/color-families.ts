import type { ColorFamily } from '@contract/product';

/** The color families in the order of the filter, each with the colors of its swatch. */
const swatches: Readonly<Record<string, readonly string[]>> = {
  Black: ['#16130f'],
  White: ['#ffffff'],
  Grey: ['#8d8a86'],
  Beige: ['#d9c7ac'],
  Brown: ['#6f4a32'],
  Red: ['#8e1f2b'],
  Pink: ['#dba3a2'],
  Orange: ['#c2602e'],
  Yellow: ['#d3a437'],
  Green: ['#4d6848'],
  Blue: ['#2c4a7c'],
  Purple: ['#6b4a7a'],
  Print: ['#8e1f2b', '#d3a437', '#2c4a7c'],
};

const places = Object.keys(swatches);

const placeOf = (family: string): number => {
  const place = places.indexOf(family);
  return place === -1 ? places.length : place;
};

/**
 * Counted families in the order of the filter, with their swatches. Colors without a family follow,
 * without swatches.
 */
export const orderFamilies = (counted: { value: string; count: number }[]): ColorFamily[] =>
  counted
    .sort(
      (a, b) =>
        placeOf(a.value) - placeOf(b.value) ||
        b.count - a.count ||
        a.value.localeCompare(b.value, 'en'),
    )
    .map(({ value, count }) => ({ value, count, swatch: [...(swatches[value] ?? [])] }));
