import { emirateOptions } from '@contract/regions';
import { sameText } from '@/shared/lib/text';

import { emiratesZip, isEmirates } from './emirates';

/** State and ZIP code of an address form. */
export interface Region {
  state: string;
  zip: string;
}

/** What was typed when the Emirates were chosen, and what the form then had instead. */
export interface PassedRegion {
  typed: Region;
  given: Region;
}

/**
 * State and ZIP code after the country changed from `before` to `country` (ADR 0011). In the
 * Emirates the state is one of the list and the ZIP code starts as 00000; it replaces another
 * country's, but not one that was typed before any country was chosen. Leaving the Emirates clears
 * an emirate and 00000; where they were only passed, as by the arrow keys, what was typed returns.
 */
export const regionAfterCountry = (
  country: string,
  { state, zip }: Region,
  before: string,
  passed: PassedRegion | null = null,
): Region => {
  const isPassing = isEmirates(before) && !isEmirates(country) && passed?.given.state === '';
  if (isPassing && state === '' && zip === passed.given.zip) return passed.typed;
  const emirate = emirateOptions().find(
    ({ value, label }) => sameText(value, state) || sameText(label, state),
  )?.value;
  if (isEmirates(country)) {
    const fromElsewhere = before !== '' && !isEmirates(before);
    return { state: emirate ?? '', zip: fromElsewhere || zip.trim() === '' ? emiratesZip : zip };
  }
  return {
    state: state === emirate ? '' : state,
    zip: zip === emiratesZip ? '' : zip,
  };
};
