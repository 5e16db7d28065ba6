import { expect, it } from 'vitest';

import { dubai } from '../../../../tests/support/addresses';
import { addressSchema } from './address-schema';

it.each([
  ['France', '00000', '00000 is not a ZIP code in this country'],
  ['United States', '00000-0000', '00000-0000 is not a ZIP code in this country'],
  ['France', '75002', null],
  ['United Arab Emirates', '00000', null],
  ['Qatar', '00000', null],
  ['', '00000', 'Please enter your country'],
])('takes a ZIP code only where it can be one: in %j %j', async (country, zip_code, expected) => {
  const error: unknown = await addressSchema.validate({ ...dubai, country, zip_code }).then(
    () => null,
    ({ message }: Error) => message,
  );
  expect(error).toBe(expected);
});
