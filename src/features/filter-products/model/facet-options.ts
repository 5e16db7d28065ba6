import type { ColorFamily, FacetValue } from '@contract/product';

/** Up to this many options are all shown; of more, only the first ones. */
const maxShown = 16;
const firstShown = 12;

/** One option; colors may have a dot. */
export type FacetOption = FacetValue & Partial<Pick<ColorFamily, 'swatch'>>;

/** What the group has offered since the sheet was opened. */
export interface OfferedOptions {
  options: readonly FacetOption[];
  /** Those that are shown without 'Show all'. */
  shown: readonly FacetOption[];
}

export const nothingOffered: OfferedOptions = { options: [], shown: [] };

const has = (options: readonly FacetValue[], value: string) =>
  options.some((option) => option.value === value);

/** The options and those of `current` that are new, each after the one that it follows there. */
const withNew = (options: readonly FacetOption[], current: readonly FacetOption[]) => {
  const all = [...options];
  for (const [index, option] of current.entries()) {
    if (has(all, option.value)) continue;
    const predecessor = current[index - 1]?.value;
    all.splice(all.findIndex(({ value }) => value === predecessor) + 1, 0, option);
  }
  return all;
};

/**
 * The counted options and the chosen ones, also a color from a link that is counted in
 * `otherCounts`. One that was offered `before` stays in its place, with 0 when no product has it any
 * more: new counts must not take the option away that has the focus.
 */
export const facetOptions = (
  before: readonly FacetOption[],
  counted: readonly FacetOption[],
  chosen: readonly string[],
  otherCounts: readonly FacetValue[] = [],
): FacetOption[] => {
  const countOf = (wanted: string) =>
    [...counted, ...otherCounts].find(({ value }) => value === wanted)?.count ?? 0;
  const others = chosen
    .filter((value) => !has(counted, value))
    .map((value) => ({ value, count: 0 }));
  return withNew(before, [...counted, ...others]).map((option) => ({
    ...option,
    count: countOf(option.value),
  }));
};

/** The first of many options, and those in `kept`. */
export const firstOptions = (
  options: readonly FacetOption[],
  kept: readonly string[],
): readonly FacetOption[] =>
  options.length <= maxShown
    ? options
    : options.filter(({ value }, index) => index < firstShown || kept.includes(value));

/** The chosen values with one added or removed. */
export const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
