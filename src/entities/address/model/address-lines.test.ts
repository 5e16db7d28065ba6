import { describe, expect, it } from 'vitest';

import { savedAddress } from '../../../../tests/support/addresses';
import { addressLines } from './address-lines';

describe('addressLines', () => {
  it('shows name, street, apartment if present, city line and country', () => {
    expect(addressLines({ ...savedAddress, apartment: 'Apartment 603' })).toEqual([
      'Noura Haddad',
      '14 Al Seef Walk',
      'Apartment 603',
      'Dubai, Dubai 00000',
      'United Arab Emirates',
    ]);
    expect(addressLines({ ...savedAddress, apartment: undefined })).toHaveLength(4);
    expect(addressLines(savedAddress)).toHaveLength(4);
  });
});
