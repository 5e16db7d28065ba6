import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { seedDemo } from '../../server/src/seed/seed-demo';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { addLaterMigration } from '../support/later-migration';
import { startPostgres } from '../support/postgres-server';
import { shopkeeper } from '../support/shopkeeper';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { demoMediaRoot, openTestDatabase } from '../support/test-database';
import { addShoppers, atOnce, fillBags } from './shoppers';
import type { Shopper } from './shoppers';
import { addProduct, checkoutForm } from './small-shop';

// A server takes seconds to start.
const postgres = isSoak ? await startPostgres() : null;

afterAll(() => postgres?.stop());

let databases = 0;

const openOnServer = async (seed: boolean): Promise<Database> => {
  const url = await postgres?.createDatabase(`backup_${(databases += 1)}`);
  const db = await openDatabase({ databaseUrl: url ?? '', poolSize: 8, serves: false });
  await migrateDatabase(db);
  if (seed) await seedDemo(db, { mediaRoot: demoMediaRoot });
  return db;
};

const kinds = [
  {
    kind: 'the embedded database',
    name: 'embedded',
    open: (seed: boolean) => openTestDatabase({ seed }),
  },
  ...(postgres ? [{ kind: 'a PostgreSQL server', name: 'PostgreSQL', open: openOnServer }] : []),
];

const pieces = 200;
const buyers = 60;

describe.each(kinds)('a backup of a shop on $kind', ({ open, name }) => {
  let folder: string;
  let shop: TestApp;
  const databasesOpen: Database[] = [];
  const shops: TestApp[] = [];

  const openShop = async (seed: boolean, openDb = open) => {
    const db = await openDb(seed);
    databasesOpen.push(db);
    const app = await createTestApp({ db });
    shops.push(app);
    return app;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvage-backup-'));
    shop = await openShop(true);
  });

  afterEach(() => vi.unstubAllEnvs());

  afterAll(async () => {
    for (const app of shops) await app.close();
    for (const db of databasesOpen) await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  const order = async ({ app }: TestApp, { token }: Shopper): Promise<number> => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}` },
      payload: checkoutForm(),
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ data: { id: number } }>().data.id;
  };

  const number = async ({ pool }: Database, query: string): Promise<number> =>
    Number(
      (await pool.query<{ number: number }>(`select (${query})::int as number`)).rows[0]?.number,
    );

  it('that is taken under load restores to a shop as of one moment', async () => {
    const product = await addProduct(shop.db, { stock: { M: pieces } });
    const sizeId = product.sizeId('M');
    const shoppers = await addShoppers(shop.db, buyers);
    const line = { productId: product.id, sizeId, quantity: 1 };
    await fillBags(
      shop.db,
      shoppers.map((shopper) => ({ ...line, shopper })),
    );
    const uploads = join(shop.config.dataDir, 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'coat.jpg'), 'a master');
    await writeFile(join(uploads, 'cape.jpg.partial'), 'half a mast');
    const metricsToken = 'a token for metrics';
    vi.stubEnv('METRICS_TOKEN', metricsToken);

    // Loaded with the command else, when the orders are through.
    await import('../../server/src/services/backup/write-backup');
    const path = join(folder, 'under-load');
    const acknowledged: number[] = [];
    let before: number[] = [];
    let backup: Promise<unknown> | undefined;
    await atOnce(6, shoppers, async (shopper) => {
      acknowledged.push(await order(shop, shopper));
      if (acknowledged.length < buyers / 4 || backup) return;
      before = [...acknowledged];
      backup = shopkeeper(shop.app.shop)('backup', path);
    });
    expect(await backup).toMatchObject({ printed: expect.stringMatching(/The backup is in/) });
    const manifest = await readFile(join(path, 'backup.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({
      configuration: expect.arrayContaining(['METRICS_TOKEN']),
    });
    expect(manifest).not.toContain(metricsToken);

    const restored = await openShop(false);
    const run = shopkeeper(restored.app.shop);
    const { printed } = await run('restore', path);
    expect(printed).toMatch(/The shop is as it was at \d{4}-/);
    expect(printed).toMatch(/^Set these variables again: .*\bMETRICS_TOKEN\b/m);
    expect((await run('audit', 'list', '--subject', 'shop')).printed).toMatch(
      /Amal +restore +shop +made at: \d{4}-/,
    );
    const found = await restored.db.pool.query<{ id: number }>(
      `select distinct order_id as id from order_lines where product_id = ${product.id}`,
    );
    const ids = found.rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(before));
    expect(ids.length).toBeLessThan(buyers);
    const stock = `select stock from product_sizes where id = ${sizeId}`;
    expect((await number(restored.db, stock)) + ids.length).toBe(pieces);
    const torn = `select count(*) from orders where not exists (select from order_lines where order_id = orders.id)
      or not exists (select from order_events where order_id = orders.id)
      or exists (select from cart_items where customer_id = orders.customer_id)`;
    expect(await number(restored.db, torn)).toBe(0);
    const coat = await readFile(join(restored.config.dataDir, 'uploads/coat.jpg'), 'utf8');
    expect(coat).toBe('a master');
    // An import was still writing it.
    expect(existsSync(join(path, 'uploads/cape.jpg.partial'))).toBe(false);

    // Who had no order yet still has the bag and the session, and gets a number that is free.
    const late = shoppers.at(-1);
    if (!late) throw new Error('No shopper');
    expect(await order(restored, late)).toBeGreaterThan(Math.max(...ids));
  });

  it.each(kinds.filter((other) => other.name !== name))(
    'is restored into $kind, too',
    async ({ kind, open: openOther }) => {
      const product = await addProduct(shop.db);
      const [shopper] = await addShoppers(shop.db, 1);
      if (!shopper) throw new Error('No shopper');
      const line = { productId: product.id, sizeId: product.sizeId('M'), quantity: 1 };
      await fillBags(shop.db, [{ ...line, shopper }]);
      const path = join(folder, 'crossed');
      await shopkeeper(shop.app.shop)('backup', path);

      const other = await openShop(false, openOther);
      const { printed } = await shopkeeper(other.app.shop)('restore', path);
      expect(printed).toMatch(/The shop is as it was at \d{4}-/);
      const sums = async ({ pool }: Database) => {
        const query = `select (select count(*)::int from products) as products,
          (select sum(stock)::int from product_sizes) as stock, count(*)::int as orders,
          sum(subtotal + shipping)::int as money from orders`;
        return (await pool.query<{ products: number; orders: number }>(query)).rows[0];
      };
      const found = await sums(other.db);
      expect(found).toEqual(await sums(shop.db));
      expect(await order(other, shopper)).toBeGreaterThan(0);
      recordFigure(
        26,
        `from ${name}`,
        `a backup with ${found?.products} products and ${found?.orders} orders restored into ${kind}: the same sums, and a customer goes on to order`,
      );
    },
  );

  it('is not restored over a shop, when it is damaged, or by another version', async () => {
    const path = join(folder, 'checked');
    const run = shopkeeper(shop.app.shop);
    await run('backup', path);
    expect((await run('backup', path)).refused).toMatch(/exists already/);
    await mkdir(join(path, 'uploads'), { recursive: true });
    await writeFile(join(path, 'uploads/cape.jpg'), 'another master');
    const isCopied = ({ config }: TestApp) => existsSync(join(config.dataDir, 'uploads/cape.jpg'));
    expect((await run('restore', path)).refused).toMatch(/That shop is not empty\. Nothing was/);
    expect(isCopied(shop)).toBe(false);
    expect((await run('restore', folder)).refused).toMatch(/is no backup: it has no backup\.json/);

    const empty = await openShop(false);
    const restore = () => shopkeeper(empty.app.shop)('restore', path);
    const sizes = join(path, 'tables/product_sizes.jsonl');
    const whole = await readFile(sizes, 'utf8');
    await writeFile(sizes, whole.replace(/"stock": (\d+)/, '"stock": 9$1'));
    expect((await restore()).refused).toMatch(/The table product_sizes is not the same/);
    expect(await number(empty.db, 'select count(*) from products')).toBe(0);
    expect(isCopied(empty)).toBe(false);
    await writeFile(sizes, whole);
    const manifest = join(path, 'backup.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace(/"migrations": \d+/, '"migrations": 3'));
    expect((await restore()).refused).toMatch(/The data is of an earlier version of the shop/);
    await writeFile(manifest, text);
    expect((await restore()).refused).toBeUndefined();
    expect(isCopied(empty)).toBe(true);
    expect(await readdir(join(path, 'tables'))).not.toContain('rate_limits.jsonl');
  });
});

describe.skipIf(!postgres)('move-to-postgres', () => {
  it('copies every row of a stopped shop into an empty database', async () => {
    const db = await openTestDatabase();
    const shop = await createTestApp({ db });
    const url = (await postgres?.createDatabase('moved')) ?? '';
    const move = () => shopkeeper(shop.app.shop)('move-to-postgres', '--to', url, '--json');
    const { printed, refused } = await move();
    expect(refused).toBeUndefined();
    const { tables } = JSON.parse(printed) as { tables: Record<string, number> };
    expect(tables).toMatchObject({ products: 69, orders: 9, customers: 1 });

    const target = await openDatabase({ databaseUrl: url });
    const sum = `select count(*)::int as count, sum(subtotal + shipping)::int as money from orders`;
    expect((await target.pool.query(sum)).rows).toEqual((await db.pool.query(sum)).rows);
    const moved = await createTestApp({ db: target });
    const changes = await shopkeeper(moved.app.shop)('audit', 'list', '--subject', 'shop');
    expect(changes.printed).toMatch(/Amal +move-to-postgres +shop\n/);
    const login = { email: 'demo@selvage.test', password: 'selvage-demo' };
    const response = await moved.app.inject({ method: 'POST', url: '/api/login', payload: login });
    expect(response.statusCode).toBe(200);
    expect((await move()).refused).toMatch(/A shop is running on that database/);
    await moved.close();
    await target.close();
    // The server forgets a connection a moment after it has ended.
    await eventually(async () => expect((await move()).refused).toMatch(/That shop is not empty/));
    const later = await openDatabase({ databaseUrl: url, serves: false });
    await addLaterMigration(later);
    await later.close();
    expect((await move()).refused).toMatch(/A later version of the shop has migrated/);
    await shop.close();
    await db.close();
  });
});
