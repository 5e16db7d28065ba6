import type { Address } from './address';
import { i18n } from './i18n';
import { isolate } from './isolate';
import { countryName, emirateName } from './regions';

/**
 * An address as it is shown, line by line: full name, street, apartment if present,
 * 'city, state zip', country (section 2, Shipping Addresses).
 */
export const addressLines = (address: Omit<Address, 'id'>): string[] =>
  [
    `${address.first_name} ${address.last_name}`.trim(),
    address.address,
    address.apartment ?? '',
    `${emirateName(address.city)}${i18n.t(', ')}${emirateName(address.state)} ${address.zip_code}`,
    countryName(address.country),
  ]
    .filter((line) => line !== '')
    // A street may be written in other letters than the page.
    .map(isolate);

/** The same, and where the courier can call. */
export const deliveryLines = ({ phone, ...address }: Omit<Address, 'id'> & { phone: string }) =>
  phone.trim() === '' ? addressLines(address) : [...addressLines(address), isolate(phone)];
