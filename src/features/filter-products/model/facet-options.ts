import type { FacetValue } from '@contract/product';

/** How many colours stand there before one asks for all. */
const FIRST_SHOWN = 12;

/** What is counted and what is chosen: a chosen value that nothing has any more stays, with 0. */
export const facetOptions = (
  counted: readonly FacetValue[],
  chosen: readonly string[],
): FacetValue[] => {
  const gone = chosen.filter((value) => !counted.some((each) => each.value === value));
  return [...counted, ...gone.map((value) => ({ value, count: 0 }))];
};

/** The first of many options; those that are chosen are always among them. */
export const firstOptions = (
  options: readonly FacetValue[],
  chosen: readonly string[],
): FacetValue[] =>
  options.filter(({ value }, index) => index < FIRST_SHOWN || chosen.includes(value));

/** The chosen values with one put in or taken out. */
export const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
