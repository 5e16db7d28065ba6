import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { returnDays } from '@contract/constants';

import { arabic } from '../../../demo/catalogue/arabic';
import { demoShop } from '../../../demo/catalogue/demo-shop';
import { arabicSizeCharts } from '../../../demo/catalogue/size-charts';
import { demoMediaRoot, openTestDatabase } from '../../../tests/support/test-database';
import type { Database } from '../db/client';
import {
  categories,
  customers,
  mailEvents,
  media,
  orders,
  policySections,
  productImages,
  productSizes,
  products,
  translations,
} from '../db/schema';
import { readChange } from '../services/catalogue/catalogue-changes';
import { checkRows } from '../services/shop-data/check-rows';
import { readShopState } from '../services/shop-data/shop-state';
import { demoRows } from './demo-rows';
import { isEmpty } from './is-empty';
import { seedDemo } from './seed-demo';

describe('the demo shop', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase();
  });

  afterAll(() => db.close());

  it('holds products, orders in every status and a verified customer', async () => {
    expect(await db.orm.$count(products)).toBe(demoShop.products.length);
    const [customer] = await db.orm.select().from(customers);
    expect(customer).toMatchObject({ email: 'demo@selvage.test', currency: 'USD' });
    expect(customer?.verifiedAt).toBeInstanceOf(Date);
    expect(customer?.passwordHash).toMatch(/^\$argon2id\$/);
    const statuses = await db.orm.selectDistinct({ status: orders.status }).from(orders);
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'completed',
      'delivered',
      'pending',
      'processing',
      'refunded',
      'shipped',
    ]);
  });

  it('has written no mail about the orders', async () => {
    expect(await db.orm.$count(mailEvents)).toBe(0);
  });

  it('has no problem that an import would refuse', async () => {
    const empty = await openTestDatabase({ seed: false });
    const rows = demoRows(demoShop, { ...arabic, ...arabicSizeCharts });
    const state = await empty.orm.transaction((tx) => readShopState(tx, rows));
    expect(checkRows({ rows, partial: {} }, state, false)).toEqual([]);
    await empty.close();
  });

  it('names its pictures by content, size, color and preview, each registered', async () => {
    const [row] = await db.orm.select().from(media).limit(1);
    expect(row?.url).toMatch(/^\/media\/[\da-f]{16}-\d+x\d+-[\da-f]{6}(-[\w-]{64}\.jpg|\.png)$/);
    const unknown = await db.orm
      .select()
      .from(productImages)
      .where(sql`${productImages.image} not in (select url from media)`);
    expect(unknown).toEqual([]);
  });

  it('has policies that say how many days, in both languages', async () => {
    const sections = await db.orm.select({ text: policySections.text }).from(policySections);
    const arabic = await db.orm.select({ text: translations.translation }).from(translations);
    const texts = [...sections, ...arabic].map(({ text }) => text);
    expect(texts.filter((text) => text.includes(`${returnDays} days`))).not.toEqual([]);
    expect(texts.filter((text) => /\{(?!site|shipping|country)/.test(text))).toEqual([]);
  });

  it('is found by words of its text', async () => {
    const found = await db.orm
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.searchVector} @@ websearch_to_tsquery('english', 'abayas')`);
    expect(found.length).toBeGreaterThan(3);
  });

  it('gives new rows ids past the fixed ones', async () => {
    const [row] = await db.orm
      .insert(categories)
      .values({ name: 'New', slug: 'new' })
      .returning({ id: categories.id });
    expect(row?.id).toBe(10);
  });

  it('is never written into a shop that holds anything', async () => {
    expect(await seedDemo(db, { mediaRoot: demoMediaRoot })).toBe(false);
    const empty = await openTestDatabase({ seed: false });
    expect(await isEmpty(empty.orm)).toBe(true);
    await empty.orm.insert(categories).values({ name: 'Own', slug: 'own' });
    expect(await seedDemo(empty, { mediaRoot: demoMediaRoot })).toBe(false);
    expect(await empty.orm.$count(products)).toBe(0);
    await empty.close();
  });

  it('says which products changed, and whether only their sizes or the numbers of these did', async () => {
    const payloads: string[] = [];
    await db.listen('catalogue', (payload) => payloads.push(payload));
    await db.orm.update(products).set({ name: 'Renamed' }).where(eq(products.id, 1));
    const setStock = (stock: number, ids: number[]) =>
      db.orm.update(productSizes).set({ stock }).where(inArray(productSizes.productId, ids));
    await setStock(0, [2, 3]);
    await setStock(3, [2, 3]);
    await setStock(4, [2]);
    await db.orm.delete(productImages).where(eq(productImages.productId, 4));
    await db.orm.update(categories).set({ position: 1 }).where(eq(categories.id, 1));
    const sizes = expect.stringMatching(/^sizes (2,3|3,2)$/);
    expect(payloads).toEqual(['products 1', sizes, sizes, 'stock 2', 'products 4', 'content']);
  });

  it('names many products in several notifications, since one has to be short', async () => {
    const ids: number[] = [];
    await db.listen('catalogue', (payload) => {
      const change = readChange(payload);
      if ('ids' in change) ids.push(...change.ids);
    });
    await db.orm
      .execute(sql`insert into products (sku, name, price_usd, price_eur, price_aed, category_id)
      select 'MANY-' || n, 'Scarf', 1, 1, 1, 1 from generate_series(1, 1200) n`);
    expect(new Set(ids).size).toBe(1200);
  });
});
