import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { productImages, productSizes, products } from '../../server/src/db/schema';
import { dubai } from '../support/addresses';
import { recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { openTestDatabase } from '../support/test-database';
import { addShoppers } from './shoppers';
import type { Shopper } from './shoppers';
import { addProduct, checkoutForm, setStock, stockOf } from './small-shop';

const postgres = await startPostgres();

const openServer = async (): Promise<Database> => {
  if (!postgres) throw new Error('PostgreSQL is not installed');
  const db = await openDatabase({ databaseUrl: postgres.url });
  await migrateDatabase(db);
  return db;
};

afterAll(async () => {
  await postgres?.stop();
});

const kinds = [
  { kind: 'embedded', open: () => openTestDatabase({ seed: false }), skip: false },
  { kind: 'PostgreSQL', open: openServer, skip: !postgres },
];

describe.each(kinds.filter(({ skip }) => !skip))('on $kind', ({ kind, open }) => {
  let shop: TestApp;
  let db: Database;

  beforeAll(async () => {
    db = await open();
    shop = await createTestApp({ db });
  });
  afterAll(async () => {
    await shop?.close();
    await db?.close();
  });

  const call = async (
    { token }: Shopper,
    method: InjectOptions['method'],
    path: string,
    payload?: InjectOptions['payload'],
  ) => {
    const response = await shop.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, text: response.body, body: response.json() };
  };

  const addShopper = async (): Promise<Shopper> => {
    const [shopper] = await addShoppers(db, 1);
    if (!shopper) throw new Error('No shopper');
    return shopper;
  };

  const line = (product: { id: number; sizeId: (size: string) => number }, more = {}) => ({
    product_id: product.id,
    product_size_id: product.sizeId('M'),
    quantity: 1,
    ...more,
  });

  it('refuses two lines of one bag that together exceed the stock of their size', async () => {
    const shopper = await addShopper();
    const product = await addProduct(db, { stock: { M: 3 }, colors: ['Ink', 'Moss'] });
    const ink = await call(shopper, 'POST', '/cart', line(product, { quantity: 2, color: 'Ink' }));
    const moss = await call(
      shopper,
      'POST',
      '/cart',
      line(product, { quantity: 2, color: 'Moss' }),
    );

    const refused = await call(shopper, 'POST', '/orders', checkoutForm());

    expect(refused.status).toBe(409);
    const message = `Only 3 left of ${product.name} in size M`;
    expect(refused.body).toEqual({
      code: 409,
      message: `${message}. Nothing was ordered.`,
      error: `${message}. Nothing was ordered.`,
      errors: { [ink.body.data.id]: [message], [moss.body.data.id]: [message] },
    });
    expect(await stockOf(db, product.sizeId('M'))).toBe(3);
    expect((await call(shopper, 'GET', '/orders')).body.data).toEqual([]);

    await setStock(db, product.sizeId('M'), 4);
    expect((await call(shopper, 'POST', '/orders', checkoutForm())).status).toBe(200);
    expect(await stockOf(db, product.sizeId('M'))).toBe(0);
    recordFigure(2, kind, '2 + 2 pieces of 3: refused with 409 for both lines; of 4: ordered');
  });

  it('keeps an order byte for byte the same when its product changes', async () => {
    const shopper = await addShopper();
    const product = await addProduct(db, { stock: { M: 3 }, colors: ['Ink'] });
    await call(shopper, 'POST', '/cart', line(product, { color: 'Ink' }));
    const { body } = await call(shopper, 'POST', '/orders', checkoutForm());
    const path = `/orders/${body.data.id}`;
    const before = [await call(shopper, 'GET', path), await call(shopper, 'GET', '/orders')];

    const ofProduct = eq(products.id, product.id);
    await db.orm
      .update(products)
      .set({ name: 'Another', priceUsd: 1, priceEur: 1, priceAed: 1, discountPercentage: 70 })
      .where(ofProduct);
    await db.orm
      .update(productSizes)
      .set({ size: 'XXL', priceUsd: 2 })
      .where(eq(productSizes.productId, product.id));
    await db.orm.delete(productImages).where(eq(productImages.productId, product.id));
    const changed = [await call(shopper, 'GET', path), await call(shopper, 'GET', '/orders')];
    await db.orm.delete(products).where(ofProduct);
    const gone = [await call(shopper, 'GET', path), await call(shopper, 'GET', '/orders')];

    const texts = (responses: { text: string }[]) => responses.map(({ text }) => text);
    expect(before[0]?.text).toContain(product.name);
    expect(texts(changed)).toEqual(texts(before));
    expect(texts(gone)).toEqual(texts(before));
    const bytes = texts(before).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    recordFigure(
      24,
      kind,
      `${bytes} bytes of order and list unchanged after name, price, discount, size and pictures changed, and after the product was deleted`,
    );
  });

  describe('a stranger', () => {
    /** The body for each route with an id; a route that is missing here fails the test. */
    const payloads: Record<string, object | undefined> = {
      'GET /api/orders/{id}': undefined,
      'POST /api/orders/{id}/cancel': {},
      'POST /api/orders/{id}/refund': {},
      'POST /api/orders/{id}/pay': {},
      'POST /api/addresses/{id}': { ...dubai, city: 'Sharjah' },
      'DELETE /api/addresses/{id}': undefined,
      'DELETE /api/cart/{id}': undefined,
      'DELETE /api/wishlist/{id}': undefined,
    };

    const guardedRoutesWithId = async (): Promise<string[]> => {
      const { paths } = (await shop.app.inject('/api/openapi.json')).json<{
        paths: Record<string, Record<string, { security?: unknown[] }>>;
      }>();
      return Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([, { security }]) => path.includes('{') && security)
          .map(([method]) => `${method.toUpperCase()} ${path}`),
      );
    };

    /** Everything that belongs to the shopper, as the shopper sees it. */
    const belongings = async (shopper: Shopper) =>
      Promise.all(
        ['/cart', '/wishlist', '/orders', '/addresses', '/profile'].map(
          async (path) => (await call(shopper, 'GET', path)).text,
        ),
      );

    it('reads and writes nothing of another customer, and learns nothing from the response', async () => {
      const owner = await addShopper();
      const stranger = await addShopper();
      const product = await addProduct(db, { stock: { M: 9 } });
      await call(owner, 'POST', '/cart', line(product));
      const order = await call(owner, 'POST', '/orders', checkoutForm('credit_card'));
      const cart = await call(owner, 'POST', '/cart', line(product));
      const wish = await call(owner, 'POST', '/wishlist', { product_id: product.id });
      await call(owner, 'POST', '/addresses', dubai);
      const addresses = await call(owner, 'GET', '/addresses');
      const ids: Record<string, number> = {
        orders: order.body.data.id,
        cart: cart.body.data.id,
        wishlist: wish.body.data.id,
        addresses: addresses.body.data[0].id,
      };
      const before = await belongings(owner);

      const routes = await guardedRoutesWithId();
      expect(routes.sort()).toEqual(Object.keys(payloads).sort());
      let compared = 0;
      for (const route of routes) {
        const [method = '', path = ''] = route.replace('/api', '').split(' ');
        const id = ids[path.split('/')[1] ?? ''];
        const send = (value: string) =>
          call(stranger, method, path.replace('{id}', value), payloads[route]);
        const others = await send(String(id));
        for (const unknown of ['999999', '2147483648', '0', 'none']) {
          const missing = await send(unknown);
          expect([missing.status, missing.text], `${route} ${unknown}`).toEqual([
            others.status,
            others.text,
          ]);
          compared += 1;
        }
        // Removing a missing line from the bag succeeds (section 7); everything else is a 404.
        expect(others.status, route).toBe(path.startsWith('/cart') ? 200 : 404);
        expect(await belongings(owner), route).toEqual(before);
      }
      recordFigure(
        17,
        kind,
        `${routes.length} routes: nothing read or written; ${compared} answers the same as for what does not exist`,
      );
    });

    it('is told to log in without a session, whatever the id', async () => {
      for (const route of Object.keys(payloads)) {
        const [method = '', path = ''] = route.split(' ');
        const { statusCode } = await shop.app.inject({
          method: method as 'GET',
          url: path.replace('{id}', '1'),
        });
        expect(statusCode, route).toBe(401);
      }
    });
  });
});
