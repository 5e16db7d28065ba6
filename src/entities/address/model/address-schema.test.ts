import { expect, it } from 'vitest';

import { dubai } from '../../../../tests/support/addresses';
import { addressSchema } from './address-schema';

const messageFor = (changed: Partial<typeof dubai>) =>
  addressSchema.validate({ ...dubai, ...changed }).then(
    () => null,
    ({ message }: Error) => message,
  );

it.each([
  ['France', '00000', '00000 is not a ZIP code in this country'],
  ['United States', '00000-0000', '00000-0000 is not a ZIP code in this country'],
  ['France', '75002', null],
  ['United Arab Emirates', '00000', null],
  ['Qatar', '00000', null],
  ['', '00000', 'Please enter your country'],
])('takes a ZIP code only where it can be one: in %j %j', async (country, zip_code, expected) => {
  expect(await messageFor({ country, zip_code })).toBe(expected);
});

it.each([
  ['France', 'Please enter your state'],
  ['UAE', 'Please choose an emirate'],
])('asks for a state as its field does: in %j %j', async (country, expected) => {
  expect(await messageFor({ country, state: ' ', zip_code: '75002' })).toBe(expected);
});
