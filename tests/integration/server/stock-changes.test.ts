import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Product, ProductsPage, ProductsRequest } from '../../../contract/product';
import { openDatabase } from '../../../server/src/db/client';
import type { Database } from '../../../server/src/db/client';
import { migrateDatabase } from '../../../server/src/db/migrate';
import { products, productSizes } from '../../../server/src/db/schema';
import { seedDemo } from '../../../server/src/seed/seed-demo';
import { setCartItem } from '../../../server/src/services/carts/cart';
import { listingKey } from '../../../server/src/services/catalogue/catalogue';
import { cancelOrder } from '../../../server/src/services/orders/change-order';
import { placeOrder } from '../../../server/src/services/orders/place-order';
import { makeClientBuild } from '../../support/client-build';
import { eventually } from '../../support/eventually';
import { isSoak } from '../../support/figures';
import { startPostgres } from '../../support/postgres-server';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';
import { demoMediaRoot, openTestDatabase } from '../../support/test-database';
import { addCustomer, checkoutForm } from '../../trust/small-shop';

const postgres = isSoak ? await startPostgres() : null;
afterAll(() => postgres?.stop());

const openPostgres = async (): Promise<Database> => {
  const db = await openDatabase({ databaseUrl: postgres?.url ?? '' });
  await migrateDatabase(db);
  await seedDemo(db, { mediaRoot: demoMediaRoot });
  return db;
};

const kinds: [name: string, open: () => Promise<Database>][] = [
  ['the embedded database', openTestDatabase],
  ...(postgres ? [['a PostgreSQL server', openPostgres] as [string, typeof openPostgres]] : []),
];

describe.each(kinds)('cached responses on %s, when the stock changes', (_name, open) => {
  let shop: TestApp;
  let db: Database;
  let client: Awaited<ReturnType<typeof makeClientBuild>>;
  /** A product with a sibling, and one of another category. */
  let sold: Product;
  let sibling: number;
  let other: Product;

  const list = async (payload: ProductsRequest): Promise<ProductsPage> =>
    (await shop.app.inject({ method: 'POST', url: '/api/products', payload })).json().data;

  /** Asks for the response, and says the key that it is cached by. */
  const asked = {
    list: async (request: ProductsRequest) => {
      await list(request);
      return `en products ${listingKey(request)}`;
    },
    product: async (id: number) => {
      await shop.app.inject(`/api/products/${id}`);
      return `en product ${id}`;
    },
    page: async (path: string) => {
      expect((await shop.app.inject(path)).statusCode).toBe(200);
      return `page ${path}`;
    },
  };

  const isCached = (key: string): Promise<boolean> =>
    shop.app.responses
      .get(key, () => Promise.reject(new Error('not cached')))
      .then(
        () => true,
        () => false,
      );

  /** Every response, by what it shows of the product that is sold; pages are rendered anew. */
  const askAll = async (withPages: boolean) => {
    const pages = async (...paths: string[]) => {
      const keys: string[] = [];
      for (const path of withPages ? paths : []) keys.push(await asked.page(path));
      return keys;
    };
    const { id, category_id } = sold;
    return {
      /** The product, or that it is in stock. */
      shows: [
        await asked.list({ search: sold.sku }),
        await asked.list({ category_id, per_page: 100 }),
        await asked.product(id),
        await asked.product(sibling),
        ...(await pages(`/product/${id}`, `/shop?search=${sold.sku}`)),
      ],
      /** The number of those that have a size of it in stock. */
      counts: [
        await asked.list({ category_id, facets: true, search: 'xylophone' }),
        await asked.list({ facets: true, search: 'xylophone' }),
        await asked.list({ in_stock_only: true, search: 'xylophone' }),
        await asked.list({ sizes: ['XL'], search: 'xylophone' }),
        ...(await pages('/shop?search=xylophone&in_stock=1')),
      ],
      /** Nothing of it. */
      neither: [
        await asked.list({ search: other.sku }),
        await asked.list({ category_id: other.category_id, facets: true, search: other.sku }),
        await asked.product(other.id),
        ...(await pages('/contact', `/product/${other.id}`)),
      ],
    };
  };

  /** Which of the responses are still cached once a change is known. */
  const keptAfter = async (change: () => Promise<unknown>, withPages = true) => {
    // The notification of the change before may come only now, and drop what was asked for.
    const keys = await eventually(async () => {
      const all = await askAll(withPages);
      for (const key of Object.values(all).flat()) expect(await isCached(key), key).toBe(true);
      return all;
    });
    await change();
    await eventually(async () => expect(await isCached(keys.shows[0] ?? '')).toBe(false));
    const keptOf = async (some: string[]) => {
      const kept: string[] = [];
      for (const key of some) if (await isCached(key)) kept.push(key);
      return kept;
    };
    return {
      keys,
      shows: await keptOf(keys.shows),
      counts: await keptOf(keys.counts),
      neither: await keptOf(keys.neither),
    };
  };

  const setStock = (stock: number) => () =>
    db.orm.update(productSizes).set({ stock }).where(eq(productSizes.productId, sold.id));

  const expectNumbersAlone = async (change: () => Promise<unknown>, withPages = true) => {
    const { keys, ...kept } = await keptAfter(change, withPages);
    expect(kept).toEqual({ shows: [], counts: keys.counts, neither: keys.neither });
  };
  const expectSizes = async (change: () => Promise<unknown>, withPages = true) => {
    const { keys, ...kept } = await keptAfter(change, withPages);
    expect(kept).toEqual({ shows: [], counts: [], neither: keys.neither });
  };

  beforeAll(async () => {
    client = await makeClientBuild();
    db = await open();
    shop = await createTestApp({ db, config: { clientDir: client.dir } });
    const all = (await list({ per_page: 100 })).data;
    sold = all.find(({ name }) => name.startsWith('Mira')) as Product;
    const { data } = (await shop.app.inject(`/api/products/${sold.id}`)).json<{ data: Product }>();
    sibling = data.siblings?.[0]?.id ?? 0;
    other = all.find(({ category_id }) => category_id === 8) as Product;
    await setStock(5)();
  });
  afterAll(async () => {
    await shop?.close();
    await db?.close();
    await client?.remove();
  });

  it('are dropped by an order and its cancellation where they show the product', async () => {
    const customer = await addCustomer(db);
    const line = { product_id: sold.id, product_size_id: sold.sizes[0]?.id ?? 0, quantity: 2 };
    await setCartItem(shop.app.shop, customer.id, line);
    let orderId = 0;
    await expectNumbersAlone(async () => {
      orderId = (await placeOrder(shop.app.shop, customer.id, checkoutForm())).id;
    });
    expect((await list({ search: sold.sku })).data[0]?.sizes[0]?.stock).toBe(3);
    await expectNumbersAlone(() => cancelOrder(shop.app.shop, customer.id, orderId));
    expect((await list({ search: sold.sku })).data[0]?.sizes[0]?.stock).toBe(5);
  });

  it('are dropped where they count its sizes, too, when one is sold out or back', async () => {
    const inStock = { in_stock_only: true, search: sold.sku };
    expect((await list(inStock)).total).toBe(1);
    await expectSizes(setStock(0));
    expect((await list(inStock)).total).toBe(0);
    const page = await shop.app.inject(`/product/${sold.id}`);
    expect(page.body).toContain('https://schema.org/OutOfStock');
    await expectSizes(setStock(5));
    expect((await list(inStock)).total).toBe(1);
  });

  it('are dropped when a size gets a price of its own, another name, or is new or gone', async () => {
    const { id } = sold;
    // Orders and sizes that sell out have shown that pages go with their responses.
    const price = sql`update product_sizes set price_usd = 100 where product_id = ${id}`;
    await expectNumbersAlone(() => db.orm.execute(price), isSoak);
    const name = sql`update product_sizes set size = size || '*' where product_id = ${id}`;
    await expectSizes(() => db.orm.execute(name), isSoak);
    const size = { productId: id, size: 'XXXL', stock: 1 };
    await expectSizes(() => db.orm.insert(productSizes).values(size), isSoak);
    const gone = () => db.orm.delete(productSizes).where(eq(productSizes.size, 'XXXL'));
    await expectSizes(gone, isSoak);
  });

  it('are all dropped when many sizes change at once, or a product does', async () => {
    const everything = sql`update product_sizes set stock = stock + 1`;
    const { neither } = await keptAfter(() => db.orm.execute(everything));
    expect(neither).toEqual([expect.stringContaining('/contact')]);
    const rename = db.orm.update(products).set({ name: 'Renamed' });
    const { keys } = await keptAfter(() => rename.where(eq(products.id, sold.id)));
    await eventually(async () => {
      for (const key of Object.values(keys).flat()) expect(await isCached(key), key).toBe(false);
    });
  });
});
