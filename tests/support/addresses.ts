import type { Address, AddressRequest } from '@contract/address';

/** An address of a house. */
export const house = {
  first_name: 'Noura',
  last_name: 'Haddad',
  address: '14 Al Seef Walk',
  city: 'Dubai',
  state: 'Dubai',
  zip_code: '00000',
  country: 'United Arab Emirates',
} satisfies AddressRequest;

/** The same as a customer types it into the form, whose apartment is optional. */
export const dubai = { ...house, apartment: '' };

/** The same address as the provider has saved it. */
export const savedAddress: Address = { ...dubai, id: 4, apartment: null };

/** A valid phone number for checkout. */
export const phone = '+971 50 000 0142';
