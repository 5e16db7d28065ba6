import { emirates, emiratesZip, isEmirates } from './regions';

/** State and ZIP code of an address form. */
export interface Region {
  state: string;
  zip: string;
}

/**
 * What State and ZIP become when `country` is chosen in the place of `before` (decision 8): in the
 * Emirates the state is one of the list and the ZIP code starts as 00000, whatever another country's
 * was; what was typed before any country was chosen stays. Neither is carried over from there.
 */
export const regionAfterCountry = (
  country: string,
  { state, zip }: Region,
  before: string,
): Region => {
  if (isEmirates(country)) {
    const known = emirates.find((name) => name.toLowerCase() === state.trim().toLowerCase());
    const elsewhere = before !== '' && !isEmirates(before);
    return { state: known ?? '', zip: elsewhere || zip.trim() === '' ? emiratesZip : zip };
  }
  return {
    state: emirates.includes(state) ? '' : state,
    zip: zip === emiratesZip ? '' : zip,
  };
};
