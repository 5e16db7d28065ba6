import { describe, expect, it } from 'vitest';

import { orderRequestFrom, prefilledFrom, splitName } from './checkout-address';

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
    expect(prefilledFrom(saved)).toMatchObject({ firstName: 'Noura', lastName: 'Al Haddad' });
  });

  it('splits a lone name on the first space', () => {
    expect(splitName('Noura Al Haddad')).toEqual({ firstName: 'Noura', lastName: 'Al Haddad' });
    expect(splitName('Noura')).toEqual({ firstName: 'Noura', lastName: '' });
    expect(prefilledFrom({ ...saved, first_name: 'Noura Al Haddad', last_name: '' })).toMatchObject(
      { firstName: 'Noura', lastName: 'Al Haddad' },
    );
    expect(prefilledFrom({ ...saved, first_name: '', last_name: 'Noura Haddad' })).toMatchObject({
      firstName: 'Noura',
      lastName: 'Haddad',
    });
  });

  it('does not prefill the phone', () => {
    expect(prefilledFrom(saved)).toMatchObject({ phone: '', apartment: '', zipCode: '00000' });
  });
});

describe('orderRequestFrom', () => {
  it('names the fields as the provider does', () => {
    const form = { ...prefilledFrom(saved), phone: ' +971 50 000 0142 ' };
    expect(orderRequestFrom(form, 'credit_card')).toEqual({
      first_name: 'Noura',
      last_name: 'Al Haddad',
      address: '14 Al Seef Walk',
      apartment: '',
      city: 'Dubai',
      state: 'Dubai',
      zip_code: '00000',
      country: 'United Arab Emirates',
      phone: '+971 50 000 0142',
      payment_method: 'credit_card',
    });
  });
});
