import type { ColorFamily, FacetValue } from '@contract/product';

/** Up to this many options are all shown; of more, only the first ones. */
const maxShown = 16;
const firstShown = 12;

/** One option; colors may have a dot. */
export type FacetOption = FacetValue & Partial<Pick<ColorFamily, 'swatch'>>;

/**
 * The counted options and the chosen ones. A chosen value that is not offered stays: a color from a
 * link, counted in `otherCounts`, or a value without products, with 0.
 */
export const facetOptions = (
  counted: readonly FacetOption[],
  chosen: readonly string[],
  otherCounts: readonly FacetValue[] = [],
): FacetOption[] => {
  const others = chosen.filter((value) => !counted.some((each) => each.value === value));
  const countOf = (value: string) => otherCounts.find((each) => each.value === value)?.count ?? 0;
  return [...counted, ...others.map((value) => ({ value, count: countOf(value) }))];
};

/** The first of many options; those that are chosen are always among them. */
export const firstOptions = (
  options: readonly FacetOption[],
  chosen: readonly string[],
): readonly FacetOption[] =>
  options.length <= maxShown
    ? options
    : options.filter(({ value }, index) => index < firstShown || chosen.includes(value));

/** The chosen values with one added or removed. */
export const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
