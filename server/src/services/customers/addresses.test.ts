import { afterAll, beforeAll, expect, it } from 'vitest';

import { house } from '../../../../tests/support/addresses';
import { openTestDatabase } from '../../../../tests/support/test-database';
import { addCustomer } from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { addAddress, listAddresses, removeAddress, updateAddress } from './addresses';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
});
afterAll(() => db.close());

const home = (address: string) => ({ ...house, address });

it('lists the oldest address first until another is made the default', async () => {
  const [{ id: customer }, { id: stranger }] = [await addCustomer(db), await addCustomer(db)];
  const streets = async () => (await listAddresses({ db }, customer)).map(({ address }) => address);

  for (const street of ['One', 'Two', 'Three']) await addAddress({ db }, customer, home(street));
  expect(await streets()).toEqual(['One', 'Two', 'Three']);

  const two = (await listAddresses({ db }, customer))[1]?.id ?? 0;
  await updateAddress({ db }, customer, two, { ...home('Two'), is_default: true });
  expect(await streets()).toEqual(['Two', 'One', 'Three']);

  await addAddress({ db }, customer, { ...home('Four'), is_default: true });
  expect(await streets()).toEqual(['Four', 'Two', 'One', 'Three']);

  await updateAddress({ db }, customer, two, {
    ...home('Two'),
    is_default: false,
    city: 'Sharjah',
  });
  expect(await streets()).toEqual(['Four', 'Two', 'One', 'Three']);

  const four = (await listAddresses({ db }, customer))[0]?.id ?? 0;
  await expect(
    updateAddress({ db }, stranger, two, { ...home('Two'), is_default: true }),
  ).rejects.toMatchObject({ status: 404 });
  await removeAddress({ db }, customer, four);
  expect(await streets()).toEqual(['Two', 'One', 'Three']);
});
