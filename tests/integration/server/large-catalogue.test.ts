import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ProductsPage, ProductsRequest } from '../../../contract/product';
import { growTo } from '../../support/grow-catalogue';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

const productCount = 1200;
/** How many matches of a search are ranked, at most. */
const maxMatches = 1000;

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  await growTo(shop.db, productCount);
});
afterAll(() => shop.close());

const list = async (payload: ProductsRequest): Promise<ProductsPage> =>
  (await shop.app.inject({ method: 'POST', url: '/api/products', payload })).json().data;

const count = async (text: string): Promise<number> =>
  (await shop.db.pool.query<{ count: number }>(`select count(*) from ${text}`)).rows[0]?.count ?? 0;

describe('a listing of thousands of products', () => {
  it('counts and pages through all of them, to the last', async () => {
    const last = await list({ page: productCount / 24, sort: 'price-low-high' });
    expect(last).toMatchObject({ total: productCount, last_page: productCount / 24 });
    expect(last.data).toHaveLength(24);
    expect((await list({ page: productCount / 24 + 1 })).data).toEqual([]);
    const [dearest] = (await list({ sort: 'price-high-low', per_page: 1 })).data;
    expect(last.data.at(-1)?.id).toBe(dearest?.id);
  });

  it('counts each value as the database does', async () => {
    const { facets, total } = await list({ category_id: 3, on_sale: true, facets: true });
    const listed = `(select product_id from product_categories where category_id = 3
      intersect select id from products where discount_percentage > 0) l`;
    expect(total).toBe(await count(listed));
    for (const { value, count: counted } of facets?.colors ?? []) {
      const colored = `${listed} join product_attribute_options o using (product_id)
        where o.name = 'Color' and o.option = '${value}'`;
      expect([value, counted]).toEqual([value, await count(colored)]);
    }
    expect(facets?.colors.length).toBeGreaterThan(1);
  });

  it('counts each value of all products as the database does, also after a change', async () => {
    const colorsOf = async () => (await list({ facets: true, per_page: 1 })).facets?.colors ?? [];
    const ofColor = (color: string) =>
      count(`product_attribute_options where name = 'Color' and option = '${color}'`);
    const [first] = await colorsOf();
    const color = first?.value ?? '';
    expect(first?.count).toBe(await ofColor(color));
    await shop.db.pool.query(
      `delete from product_attribute_options where product_id =
        (select min(product_id) from product_attribute_options where name = 'Color' and option = $1)
        and name = 'Color'`,
      [color],
    );
    const isCounted = async () =>
      (await colorsOf()).find(({ value }) => value === color)?.count === (await ofColor(color));
    await expect.poll(isCounted).toBe(true);
    expect(await ofColor(color)).toBe((first?.count ?? 0) - 1);
  });

  it('follows what is sold, added, moved and removed', async () => {
    const inStock = { per_page: 1, in_stock_only: true, category_id: 2 };
    const before = await list(inStock);
    const { id = 0 } = before.data[0] ?? {};
    const run = (text: string, ...values: unknown[]) => shop.db.pool.query(text, values);
    const eventually = (read: () => Promise<unknown>) => expect.poll(read);

    await run('update product_sizes set stock = 0 where product_id = $1', id);
    await eventually(async () => (await list(inStock)).total).toBe(before.total - 1);
    await run('delete from products where id = $1', id);
    await eventually(async () => (await list({})).total).toBe(productCount - 1);
    await run(`insert into products (sku, name, price_usd, price_eur, price_aed, category_id,
      created_at) values ('NEW', 'Newest', 1, 1, 1, 2, '2999-01-01')`);
    await eventually(async () => (await list({})).data[0]?.name).toBe('Newest');
    const cheapest = async () => (await list({ sort: 'price-low-high' })).data[0]?.name;
    expect(await cheapest()).toBe('Newest');
    await run(`update products set price_usd = 100000000 where sku = 'NEW'`);
    await eventually(cheapest).not.toBe('Newest');
  });
});

describe('a search that thousands of products match', () => {
  it('finds the newest of them, and all within few products that pass the filters', async () => {
    const found = await list({ search: 'slv', per_page: 1 });
    expect(found.total).toBe(maxMatches);
    const { rows } = await shop.db.pool.query<{ sku: string }>(
      `select sku from products where sku like 'SLV%' order by created_at desc, id desc limit 1`,
    );
    expect(found.data[0]?.sku).toBe(rows[0]?.sku);

    const inCategory = await list({ search: 'slv', category_id: 5 });
    expect(inCategory.total).toBe(await count('product_categories where category_id = 5'));
    expect(inCategory.total).toBeGreaterThan(0);
  });

  it('still ranks what matches best among them first', async () => {
    const [best] = (await list({ search: 'silk kaftan' })).data;
    expect(best?.name.toLowerCase()).toContain('kaftan');
  });
});

/** A part of a plan, as EXPLAIN tells it. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

describe('the queries of the catalogue', () => {
  /** What the shop asks the database during some calls. */
  const recorded = async (calls: () => Promise<unknown>) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await calls();
    const queries = query.mock.calls.map(([config, values]) => ({
      text: String((config as { text?: string }).text ?? config),
      values: (config as { values?: unknown[] }).values ?? (values as unknown[] | undefined) ?? [],
    }));
    query.mockRestore();
    return queries.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  };

  const tables =
    'products|product_sizes|product_images|product_attribute_options|product_categories|search_words';

  it('find rows by an index, and read no table of products from end to end', async () => {
    const page = await list({});
    const queries = await recorded(async () => {
      const ids = page.data.map(({ id }) => id);
      await shop.db.pool.query('update products set size_guide = null where id = any($1)', [ids]);
      await list({ page: 2, sort: 'price-high-low', facets: true });
      await list({ search: 'silk kaftan', category_id: 3 });
      await list({ search: 'kaftn drss' });
      await list({ search: 'SLV-CT-0302' });
      await shop.app.inject(`/api/products/${ids[0] ?? 0}`);
    });
    expect(queries.length).toBeGreaterThan(8);
    // So few rows are read from end to end unless an index can be used and that is forbidden.
    await shop.db.pool.query('set enable_seqscan = off');
    for (const { text, values } of queries) {
      const { rows } = await shop.db.pool.query<{ 'QUERY PLAN': string }>(
        `explain ${text}`,
        values,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(new RegExp(`Seq Scan on (${tables})\\b`));
    }
    await shop.db.pool.query('reset enable_seqscan');
  });

  /** How many products a query reads, from any of its tables' scans. */
  const productsRead = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await shop.db.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    const readBy = (node: PlanNode): number =>
      (node['Relation Name'] === 'products'
        ? node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Index Recheck'] ?? 0)
        : 0) + (node.Plans ?? []).reduce((sum, part) => sum + readBy(part), 0);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? readBy(plan) : 0;
  };

  let searches = 0;

  it.each([
    ['a hit', 'silk kaftan'],
    ['a word of many', 'silk'],
    ['swapped letters', 'drses'],
    ['a typing mistake', 'kaftn silk'],
    ['nothing', 'xylophone'],
    ['nothing, beside a word of many', 'silk xylophone'],
  ])('read no more products than a search finds: %s', async (_name, search) => {
    searches += 1;
    let total = 0;
    const queries = await recorded(async () => {
      // As many stop words as no other search has, so that nothing is known of what it finds.
      ({ total } = await list({ search: `${'the '.repeat(searches)}${search}`, per_page: 1 }));
    });
    const ofSearch = queries.filter(({ text }) => text.includes('ts_rank'));
    expect(ofSearch.length).toBeGreaterThan(0);
    await shop.db.pool.query('set enable_seqscan = off');
    let read = 0;
    for (const query of ofSearch) read += await productsRead(query);
    await shop.db.pool.query('reset enable_seqscan');
    expect(read).toBe(total);
  });
});
