import type { Address } from '@contract/address';

/**
 * An address as it is shown, line by line: full name, street, apartment if present,
 * 'city, state zip', country (section 2, Shipping Addresses).
 */
export const addressLines = (address: Omit<Address, 'id'>): string[] =>
  [
    `${address.first_name} ${address.last_name}`.trim(),
    address.address,
    address.apartment ?? '',
    `${address.city}, ${address.state} ${address.zip_code}`,
    address.country,
  ].filter((line) => line !== '');
