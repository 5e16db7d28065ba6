import { describe, expect, it } from 'vitest';

import { addressLines } from './address-lines';

const address = {
  first_name: 'Noura',
  last_name: 'Haddad',
  address: '14 Al Seef Walk',
  city: 'Dubai',
  state: 'Dubai',
  zip_code: '00000',
  country: 'United Arab Emirates',
};

describe('addressLines', () => {
  it('shows name, street, apartment if present, city line and country', () => {
    expect(addressLines({ ...address, apartment: 'Apartment 603' })).toEqual([
      'Noura Haddad',
      '14 Al Seef Walk',
      'Apartment 603',
      'Dubai, Dubai 00000',
      'United Arab Emirates',
    ]);
    expect(addressLines(address)).toHaveLength(4);
    expect(addressLines({ ...address, apartment: null })).toHaveLength(4);
  });
});
