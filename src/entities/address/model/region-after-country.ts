import { isEmirates } from '@contract/regions';

import { emirateNamed, emiratesZip } from './emirates';

/** State and ZIP code of an address form. */
export interface Region {
  state: string;
  zip: string;
}

/** What was in the form when the Emirates were chosen, and what replaced it. */
export interface ReplacedRegion {
  original: Region;
  replacement: Region;
}

/**
 * State and ZIP code after the country changed from `previous` to `country` (ADR 0011). In the
 * Emirates the state is one of the list and the ZIP code starts as 00000; it replaces another
 * country's, but not one that was typed before any country was chosen. Leaving the Emirates clears
 * an emirate and 00000. Where nothing was changed in them, as when the arrow keys only pass them in the
 * list of countries, what they `replaced` returns.
 */
export const regionAfterCountry = (
  country: string,
  { state, zip }: Region,
  previous: string,
  replaced: ReplacedRegion | null = null,
): Region => {
  const hasLeft = isEmirates(previous) && !isEmirates(country);
  if (hasLeft && replaced?.replacement.state === '') {
    const isUnchanged = state === '' && zip === replaced.replacement.zip;
    if (isUnchanged) return replaced.original;
  }
  const emirate = emirateNamed(state)?.value;
  if (isEmirates(country)) {
    const fromOther = previous !== '' && !isEmirates(previous);
    return { state: emirate ?? '', zip: fromOther || zip.trim() === '' ? emiratesZip : zip };
  }
  return {
    state: state === emirate ? '' : state,
    zip: zip === emiratesZip ? '' : zip,
  };
};
