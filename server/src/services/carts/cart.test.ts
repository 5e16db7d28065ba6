import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';

import { setUpShopper } from '../../../../tests/support/shopper-set-up';
import { addCustomer, addProduct, setStock } from '../../../../tests/trust/small-shop';
import { productImages, productSizes } from '../../db/schema';
import { listCart, removeCartItem, setCartItem } from './cart';

const shop = setUpShopper();

const request = (quantity: number, size = 'M', color?: string) => ({
  product_id: shop.product.id,
  product_size_id: shop.product.sizeId(size),
  quantity,
  ...(color ? { color } : {}),
});

describe('setting a line', () => {
  it('leaves the same bag when it is done twice', async () => {
    const first = await setCartItem(shop, shop.customerId, request(2));
    expect(await setCartItem(shop, shop.customerId, request(2))).toEqual(first);
    expect(await listCart(shop, shop.customerId)).toEqual([first]);
    expect(first).toMatchObject({
      quantity: 2,
      product: { id: shop.product.id, price: '125.00', price_in_aed: '500.00' },
      product_size: { size: 'M', stock: 5 },
    });
  });

  it('shows the picture of the chosen color, else the first', async () => {
    const pictures = ['Ink', 'Moss'].map((color, at) => ({
      productId: shop.product.id,
      image: `/media/${color}.jpg`,
      alt: '',
      color,
      position: at + 1,
    }));
    await shop.db.orm.insert(productImages).values(pictures);
    const moss = await setCartItem(shop, shop.customerId, request(1, 'M', 'Moss'));
    const plain = await setCartItem(shop, shop.customerId, request(1, 'M'));
    expect(moss.product.primary_image).toBe('/media/Moss.jpg');
    expect(plain.product.primary_image).toBe(`/media/${shop.product.id}.jpg`);
  });

  it('keeps sizes and colors as lines of their own, in the order they came', async () => {
    await setCartItem(shop, shop.customerId, request(1, 'M', 'Ink'));
    await setCartItem(shop, shop.customerId, request(1, 'M', 'Moss'));
    await setCartItem(shop, shop.customerId, request(1, 'S'));
    await setCartItem(shop, shop.customerId, request(4, 'M', 'Ink'));
    const lines = await listCart(shop, shop.customerId);
    expect(lines.map(({ color, quantity }) => [color, quantity])).toEqual([
      ['Ink', 4],
      ['Moss', 1],
      [undefined, 1],
    ]);
  });

  it('takes one statement, since every other costs the shop capacity', async () => {
    await setCartItem(shop, shop.customerId, request(1));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await setCartItem(shop, shop.customerId, request(2));
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it('is one line when many set it at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => setCartItem(shop, shop.customerId, request(3))),
    );
    expect(await listCart(shop, shop.customerId)).toHaveLength(1);
  });

  it('shows a size’s own price', async () => {
    await shop.db.orm
      .update(productSizes)
      .set({ priceUsd: 99_900 })
      .where(eq(productSizes.id, shop.product.sizeId('M')));
    expect((await setCartItem(shop, shop.customerId, request(1))).product.price).toBe('999.00');
  });

  it('refuses what does not exist or does not belong together', async () => {
    await expect(
      setCartItem(shop, shop.customerId, { ...request(1), product_id: 999_999 }),
    ).rejects.toMatchObject({ status: 404, message: 'Product not found' });
    await expect(
      setCartItem(shop, shop.customerId, { ...request(1), product_id: 2 ** 40 }),
    ).rejects.toMatchObject({ status: 404 });
    const other = await addProduct(shop.db);
    await expect(
      setCartItem(shop, shop.customerId, { ...request(1), product_size_id: other.sizeId('M') }),
    ).rejects.toMatchObject({ status: 422, fields: { product_size_id: [expect.any(String)] } });
    await expect(setCartItem(shop, shop.customerId, request(1, 'M', 'Puce'))).rejects.toMatchObject(
      {
        status: 422,
        fields: { color: [expect.any(String)] },
      },
    );
    expect(await listCart(shop, shop.customerId)).toEqual([]);
  });

  it('refuses more than is in stock, but lets a line shrink toward it', async () => {
    await expect(setCartItem(shop, shop.customerId, request(4, 'S'))).rejects.toMatchObject({
      status: 409,
      message: 'Only 3 left in size S',
      fields: { quantity: ['Only 3 left in size S'] },
    });

    await setCartItem(shop, shop.customerId, request(5));
    await setStock(shop.db, shop.product.sizeId('M'), 2);
    expect(await listCart(shop, shop.customerId)).toMatchObject([
      { quantity: 5, product_size: { stock: 2 } },
    ]);
    expect(await setCartItem(shop, shop.customerId, request(4))).toMatchObject({ quantity: 4 });
    await expect(setCartItem(shop, shop.customerId, request(5))).rejects.toMatchObject({
      status: 409,
    });

    await setStock(shop.db, shop.product.sizeId('S'), 0);
    await expect(setCartItem(shop, shop.customerId, request(1, 'S'))).rejects.toMatchObject({
      message: 'Size S is sold out',
    });
    expect(await listCart(shop, shop.customerId)).toMatchObject([{ quantity: 4 }]);
  });
});

describe('removing a line', () => {
  it('is fine when the line is gone, and never another customer’s', async () => {
    const item = await setCartItem(shop, shop.customerId, request(1));
    await removeCartItem(shop, (await addCustomer(shop.db)).id, item.id);
    expect(await listCart(shop, shop.customerId)).toHaveLength(1);
    await removeCartItem(shop, shop.customerId, item.id);
    await removeCartItem(shop, shop.customerId, item.id);
    await removeCartItem(shop, shop.customerId, Number.NaN);
    expect(await listCart(shop, shop.customerId)).toEqual([]);
  });
});
