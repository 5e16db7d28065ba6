import { describe, expect, it } from 'vitest';

import { maxLengths } from '@/shared/config';

import { dubai, phone, savedAddress } from '../../../../tests/support/addresses';
import { isSaved, prefilledFrom, prefilledWithName, splitName } from './checkout-address';
import { checkoutSchema } from './checkout-schema';

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

  it.each([
    ['as its first', `${'N'.repeat(maxLengths.name - 2)} H`],
    ['as its last', `N ${'H'.repeat(maxLengths.name - 2)}`],
  ])('takes the longest name that can be registered, nearly all of it %s', (_, name) => {
    const { first_name, last_name } = prefilledWithName(name);
    expect(`${first_name} ${last_name}`).toBe(name);
    expect(checkoutSchema.isValidSync({ ...dubai, phone, first_name, last_name })).toBe(true);
  });

  it('keeps a stored name that is too long, which the form then says', () => {
    const tooLong = 'N'.repeat(maxLengths.name + 1);
    const form = prefilledFrom({ ...saved, first_name: tooLong });
    expect(form).toMatchObject({ first_name: tooLong });
    expect(() => checkoutSchema.validateSyncAt('first_name', form)).toThrow(
      `Please use at most ${maxLengths.name} characters`,
    );
  });

  it('does not prefill the phone', () => {
    expect(prefilledFrom(saved)).toMatchObject({ phone: '', apartment: '', zip_code: '00000' });
  });
});

describe('isSaved', () => {
  const hamburg = { ...saved, country: 'Germany', zip_code: '20095' };
  const typed = { ...prefilledFrom(hamburg), phone };

  it('knows an address by what is sent of it', () => {
    for (const zip of ['20095', ' 20095 ', '٢٠٠٩٥', '۲۰۰۹۵'])
      expect(isSaved({ ...typed, zip_code: zip }, [saved, hamburg]), zip).toBe(true);
    expect(isSaved({ ...typed, city: ` ${typed.city}` }, [hamburg])).toBe(true);
  });

  it('knows no other one', () => {
    expect(isSaved({ ...typed, zip_code: '٢٠٠٩٦' }, [saved, hamburg])).toBe(false);
    expect(isSaved({ ...typed, address: `${typed.address} ٥` }, [hamburg])).toBe(false);
    expect(isSaved(typed, [])).toBe(false);
  });
});
