import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Database } from '../../server/src/db/client';
import { addCustomer, addProduct } from '../trust/small-shop';
import { openTestDatabase } from './test-database';

interface ShopperSetUp {
  db: Database;
  customerId: number;
  product: Awaited<ReturnType<typeof addProduct>>;
}

/** One database for a file of tests; a new customer and a new product for each test. */
export const setUpShopper = (): ShopperSetUp => {
  const shop = {} as ShopperSetUp;
  beforeAll(async () => {
    shop.db = await openTestDatabase({ seed: false });
  });
  afterAll(() => shop.db?.close());
  beforeEach(async () => {
    shop.customerId = (await addCustomer(shop.db)).id;
    shop.product = await addProduct(shop.db, { stock: { S: 3, M: 5 }, colors: ['Ink', 'Moss'] });
  });
  return shop;
};
