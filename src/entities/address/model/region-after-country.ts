import { emirateOptions } from '@contract/regions';
import { sameText } from '@/shared/lib/text';

import { emiratesZip, isEmirates } from './emirates';

/** State and ZIP code of an address form. */
export interface Region {
  state: string;
  zip: string;
}

/**
 * State and ZIP code after the country changed from `before` to `country` (ADR 0011). In the
 * Emirates the state is one of the list and the ZIP code starts as 00000; it replaces another
 * country's, but not one that was typed before any country was chosen. Leaving the Emirates clears
 * an emirate and 00000.
 */
export const regionAfterCountry = (
  country: string,
  { state, zip }: Region,
  before: string,
): Region => {
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
