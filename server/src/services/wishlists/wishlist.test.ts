import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { maxWishes } from '@contract/constants';

import { setUpShopper } from '../../../../tests/support/shopper-set-up';
import { addCustomer, addProduct, setStock } from '../../../../tests/trust/small-shop';
import { products, wishlistItems } from '../../db/schema';
import { addWish, listWishes, removeWish } from './wishlist';

const shop = setUpShopper();

const wish = (size?: string, color?: string) =>
  addWish(shop, shop.customerId, {
    product_id: shop.product.id,
    ...(size === undefined ? {} : { product_size_id: shop.product.sizeId(size) }),
    ...(color === undefined ? {} : { color }),
  });
const wishes = () => listWishes(shop, shop.customerId);

describe('adding to a wishlist', () => {
  it('leaves one item when it is done twice, or by many at once', async () => {
    const first = await wish('M', 'Ink');
    expect(await wish('M', 'Ink')).toEqual(first);
    const generic = await Promise.all(Array.from({ length: 10 }, () => wish()));
    expect(new Set(generic.map(({ id }) => id)).size).toBe(1);
    expect(await wishes()).toEqual([generic[0], first]);
    expect(first).toMatchObject({
      color: 'Ink',
      product: { id: shop.product.id, name: shop.product.name, price: '125.00' },
      product_size: { size: 'M' },
      added_price: { price: '125.00', price_in_aed: '500.00' },
      stock: 5,
    });
    expect(generic[0]).toMatchObject({ stock: 8 });
    expect(generic[0]).not.toHaveProperty('product_size');
    expect(generic[0]).not.toHaveProperty('color');
  });

  it('keeps the price at which it was added, beside the current price and stock', async () => {
    await wish('S');
    await shop.db.orm
      .update(products)
      .set({ priceUsd: 9900 })
      .where(eq(products.id, shop.product.id));
    await setStock(shop.db, shop.product.sizeId('S'), 0);
    await wish('S');
    expect(await wishes()).toMatchObject([
      { product: { price: '99.00' }, added_price: { price: '125.00' }, stock: 0 },
    ]);
  });

  it('counts a price drop from when a guest added it', async () => {
    const remembered = { price_in_usd: '150.00', price_in_eur: '140.00', price_in_aed: '550.00' };
    const add = (added_price: typeof remembered) =>
      addWish(shop, shop.customerId, { product_id: shop.product.id, added_price });
    await add(remembered);
    const item = { product: { price: '125.00' }, added_price: { price: '150.00', ...remembered } };
    expect(await wishes()).toMatchObject([item]);
    await add({ ...remembered, price_in_usd: '99999999999999.00' });
    expect(await wishes()).toMatchObject([item]);
  });

  it('keeps the date at which it was first added, and takes no later one than now', async () => {
    const add = (size: string, added_at: string) =>
      addWish(shop, shop.customerId, {
        product_id: shop.product.id,
        product_size_id: shop.product.sizeId(size),
        added_at,
      });
    await wish();
    await add('S', '2026-01-02T03:04:05.000Z');
    const { added_at: future } = await add('M', '2999-01-01T00:00:00.000Z');
    expect(Date.parse(future)).toBeLessThanOrEqual(Date.now());
    const sizes = (await wishes()).map(({ product_size }) => product_size?.size);
    expect(sizes).toEqual(['M', undefined, 'S']);
    expect(await wishes()).toMatchObject([{}, {}, { added_at: '2026-01-02T03:04:05.000Z' }]);
  });

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1969-12-31T23:59:59Z'])(
    'takes no date of before 1970, such as %s',
    async (added_at) => {
      await addWish(shop, shop.customerId, { product_id: shop.product.id, added_at });
      expect(await wishes()).toMatchObject([{ added_at: '1970-01-01T00:00:00.000Z' }]);
    },
  );

  it('takes no more for a price than is possible', async () => {
    const price = '99999999999999.00';
    await addWish(shop, shop.customerId, {
      product_id: shop.product.id,
      added_price: { price_in_usd: price, price_in_eur: price, price_in_aed: price },
    });
    expect(await wishes()).toMatchObject([{ added_price: { price: '21474836.47' } }]);
  });

  it('refuses what does not exist or does not belong together', async () => {
    const other = await addProduct(shop.db);
    const add = (request: Parameters<typeof addWish>[2]) => addWish(shop, shop.customerId, request);
    await expect(add({ product_id: 999_999 })).rejects.toMatchObject({ status: 404 });
    await expect(
      add({ product_id: shop.product.id, product_size_id: other.sizeId('M') }),
    ).rejects.toMatchObject({ status: 422, fields: { product_size_id: [expect.any(String)] } });
    await expect(wish('M', 'Puce')).rejects.toMatchObject({ status: 422 });
    expect(await wishes()).toEqual([]);
  });

  it('stops at the limit, also when many are added at once', async () => {
    const [full] = await Promise.all([addCustomer(shop.db)]);
    const price = { priceUsd: 1, priceEur: 1, priceAed: 1 };
    await shop.db.orm.insert(wishlistItems).values(
      Array.from({ length: maxWishes - 1 }, (_, index) => ({
        customerId: full.id,
        productId: shop.product.id,
        color: `color ${index}`,
        ...price,
      })),
    );
    const added = await Promise.allSettled(
      ['S', 'M'].map((size) =>
        addWish(shop, full.id, {
          product_id: shop.product.id,
          product_size_id: shop.product.sizeId(size),
        }),
      ),
    );
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listWishes(shop, full.id)).toHaveLength(maxWishes);
  });
});

describe('removing from a wishlist', () => {
  it('is refused for another customer’s item as for a missing one', async () => {
    const { id } = await wish();
    const stranger = (await addCustomer(shop.db)).id;
    await expect(removeWish(shop, stranger, id)).rejects.toMatchObject({ status: 404 });
    expect(await wishes()).toHaveLength(1);
    await removeWish(shop, shop.customerId, id);
    await expect(removeWish(shop, shop.customerId, id)).rejects.toMatchObject({ status: 404 });
    expect(await wishes()).toEqual([]);
  });
});
