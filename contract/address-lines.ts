import type { Address } from './address';
import { isolate } from './isolate';
import { countryName, emirateName } from './regions';

/** The comma of the letters of the part before it: a Latin address keeps its own on an Arabic page. */
const commaAfter = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? '، ' : ', ');

const cityLine = ({ city, state, zip_code: zip }: Omit<Address, 'id'>): string => {
  const [town, region] = [emirateName(city), emirateName(state)];
  return `${town}${commaAfter(town)}${region} ${zip}`;
};

/**
 * An address as it is shown, line by line: full name, street, apartment if present,
 * 'city, state zip', country (section 2, Shipping Addresses).
 */
export const addressLines = (address: Omit<Address, 'id'>): string[] =>
  [
    `${address.first_name} ${address.last_name}`.trim(),
    address.address,
    address.apartment ?? '',
    cityLine(address),
    countryName(address.country),
  ]
    .filter((line) => line !== '')
    // A street may be written in other letters than the page.
    .map(isolate);

/** The same, and where the courier can call. */
export const deliveryLines = ({ phone, ...address }: Omit<Address, 'id'> & { phone: string }) =>
  phone.trim() === '' ? addressLines(address) : [...addressLines(address), isolate(phone)];
