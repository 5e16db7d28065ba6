import { describe, expect, it } from 'vitest';

import { prefilledFrom, splitName } from './checkout-address';

const saved = {
  first_name: 'Noura',
  last_name: 'Al Haddad',
  address: '14 Al Seef Walk',
  apartment: null,
  city: 'Dubai',
  state: 'Dubai',
  zip_code: '00000',
  country: 'United Arab Emirates',
};

describe('prefilledFrom', () => {
  it("takes the address's own names when both are there", () => {
    expect(prefilledFrom(saved)).toMatchObject({ first_name: 'Noura', last_name: 'Al Haddad' });
  });

  it('splits a lone name on the first space', () => {
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
