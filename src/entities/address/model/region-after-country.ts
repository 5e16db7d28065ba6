import { emirates, emiratesZip, isEmirates } from './regions';

/** State and ZIP code of an address form. */
export interface Region {
  state: string;
  zip: string;
}

/**
 * What State and ZIP become when the country is chosen (decision 8): in the Emirates the state
 * is one of the list and the ZIP code starts as 00000; elsewhere neither is carried over.
 */
export const regionAfterCountry = (country: string, { state, zip }: Region): Region => {
  if (isEmirates(country)) {
    const known = emirates.find((name) => name.toLowerCase() === state.trim().toLowerCase());
    return { state: known ?? '', zip: zip.trim() === '' ? emiratesZip : zip };
  }
  return {
    state: emirates.includes(state) ? '' : state,
    zip: zip === emiratesZip ? '' : zip,
  };
};
