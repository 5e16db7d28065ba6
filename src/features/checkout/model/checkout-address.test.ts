import { describe, expect, it } from 'vitest';

import { savedAddress } from '../../../../tests/support/addresses';
import { prefilledFrom, splitName } from './checkout-address';

const saved = { ...savedAddress, last_name: 'Al Haddad' };

describe('prefilledFrom', () => {
  it('takes first and last name from the address when it has both', () => {
    expect(prefilledFrom(saved)).toMatchObject({ first_name: 'Noura', last_name: 'Al Haddad' });
  });

  it('splits a single name on the first space', () => {
    expect(splitName('Noura Al Haddad')).toEqual({ first_name: 'Noura', last_name: 'Al Haddad' });
    expect(splitName('Noura')).toEqual({ first_name: 'Noura', last_name: '' });
    expect(prefilledFrom({ ...saved, first_name: 'Noura Al Haddad', last_name: '' })).toMatchObject(
      { first_name: 'Noura', last_name: 'Al Haddad' },
    );
    expect(prefilledFrom({ ...saved, first_name: '', last_name: 'Noura Haddad' })).toMatchObject({
      first_name: 'Noura',
      last_name: 'Haddad',
    });
  });

  it('does not prefill the phone', () => {
    expect(prefilledFrom(saved)).toMatchObject({ phone: '', apartment: '', zip_code: '00000' });
  });
});
