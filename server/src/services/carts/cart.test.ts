import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { openTestDatabase } from '../../../../tests/support/test-database';
import { addCustomer, addProduct, setStock } from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { productImages, productSizes } from '../../db/schema';
import { listCart, removeCartItem, setCartItem } from './cart';

/** The first to open a database of this schema makes the template for all. */
const setUpTimeoutMs = 60_000;
vi.setConfig({ testTimeout: 30_000 });

let db: Database;
let customerId: number;
let product: Awaited<ReturnType<typeof addProduct>>;

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
}, setUpTimeoutMs);
afterAll(() => db?.close());
beforeEach(async () => {
  customerId = (await addCustomer(db)).id;
  product = await addProduct(db, { stock: { S: 3, M: 5 }, colors: ['Ink', 'Moss'] });
});

const request = (quantity: number, size = 'M', color?: string) => ({
  product_id: product.id,
  product_size_id: product.sizeId(size),
  quantity,
  ...(color ? { color } : {}),
});

describe('setting a line', () => {
  it('leaves the same bag when it is done twice', async () => {
    const first = await setCartItem({ db }, customerId, request(2));
    expect(await setCartItem({ db }, customerId, request(2))).toEqual(first);
    expect(await listCart({ db }, customerId)).toEqual([first]);
    expect(first).toMatchObject({
      quantity: 2,
      product: { id: product.id, price: '125.00', price_in_aed: '500.00' },
      product_size: { size: 'M', stock: 5 },
    });
  });

  it('shows the picture of the chosen color, else the first', async () => {
    const pictures = ['Ink', 'Moss'].map((color, at) => ({
      productId: product.id,
      image: `/media/${color}.jpg`,
      alt: '',
      color,
      position: at + 1,
    }));
    await db.orm.insert(productImages).values(pictures);
    const moss = await setCartItem({ db }, customerId, request(1, 'M', 'Moss'));
    const plain = await setCartItem({ db }, customerId, request(1, 'M'));
    expect(moss.product.primary_image).toBe('/media/Moss.jpg');
    expect(plain.product.primary_image).toBe(`/media/${product.id}.jpg`);
  });

  it('keeps sizes and colors as lines of their own, in the order they came', async () => {
    await setCartItem({ db }, customerId, request(1, 'M', 'Ink'));
    await setCartItem({ db }, customerId, request(1, 'M', 'Moss'));
    await setCartItem({ db }, customerId, request(1, 'S'));
    await setCartItem({ db }, customerId, request(4, 'M', 'Ink'));
    const lines = await listCart({ db }, customerId);
    expect(lines.map(({ color, quantity }) => [color, quantity])).toEqual([
      ['Ink', 4],
      ['Moss', 1],
      [undefined, 1],
    ]);
  });

  it('is one line when many set it at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => setCartItem({ db }, customerId, request(3))),
    );
    expect(await listCart({ db }, customerId)).toHaveLength(1);
  });

  it('shows a size’s own price', async () => {
    await db.orm
      .update(productSizes)
      .set({ priceUsd: 99_900 })
      .where(eq(productSizes.id, product.sizeId('M')));
    expect((await setCartItem({ db }, customerId, request(1))).product.price).toBe('999.00');
  });

  it('refuses what does not exist or does not belong together', async () => {
    await expect(
      setCartItem({ db }, customerId, { ...request(1), product_id: 999_999 }),
    ).rejects.toMatchObject({ status: 404, message: 'Product not found' });
    await expect(
      setCartItem({ db }, customerId, { ...request(1), product_id: 2 ** 40 }),
    ).rejects.toMatchObject({ status: 404 });
    const other = await addProduct(db);
    await expect(
      setCartItem({ db }, customerId, { ...request(1), product_size_id: other.sizeId('M') }),
    ).rejects.toMatchObject({ status: 422, fields: { product_size_id: [expect.any(String)] } });
    await expect(setCartItem({ db }, customerId, request(1, 'M', 'Puce'))).rejects.toMatchObject({
      status: 422,
      fields: { color: [expect.any(String)] },
    });
  });

  it('refuses more than is in stock, but lets a line shrink towards it', async () => {
    await expect(setCartItem({ db }, customerId, request(4, 'S'))).rejects.toMatchObject({
      status: 409,
      message: 'Only 3 left in size S',
      fields: { quantity: ['Only 3 left in size S'] },
    });

    await setCartItem({ db }, customerId, request(5));
    await setStock(db, product.sizeId('M'), 2);
    expect(await listCart({ db }, customerId)).toMatchObject([
      { quantity: 5, product_size: { stock: 2 } },
    ]);
    expect(await setCartItem({ db }, customerId, request(4))).toMatchObject({ quantity: 4 });
    await expect(setCartItem({ db }, customerId, request(5))).rejects.toMatchObject({
      status: 409,
    });

    await setStock(db, product.sizeId('S'), 0);
    await expect(setCartItem({ db }, customerId, request(1, 'S'))).rejects.toMatchObject({
      message: 'Size S is sold out',
    });
  });
});

describe('removing a line', () => {
  it('is fine when the line is gone, and never another customer’s', async () => {
    const item = await setCartItem({ db }, customerId, request(1));
    await removeCartItem({ db }, (await addCustomer(db)).id, item.id);
    expect(await listCart({ db }, customerId)).toHaveLength(1);
    await removeCartItem({ db }, customerId, item.id);
    await removeCartItem({ db }, customerId, item.id);
    await removeCartItem({ db }, customerId, Number.NaN);
    expect(await listCart({ db }, customerId)).toEqual([]);
  });
});
