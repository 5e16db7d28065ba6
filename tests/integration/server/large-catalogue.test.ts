import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ProductsPage, ProductsRequest } from '../../../contract/product';
import type { BitSet } from '../../../server/src/services/catalogue/bit-set';
import {
  listPrimaryCategories,
  listProducts,
  readProduct,
} from '../../../server/src/services/catalogue/catalogue';
import { readLabels } from '../../../server/src/services/catalogue/labels';
import { createLiveIndex } from '../../../server/src/services/catalogue/live-index';
import { readChoice } from '../../../server/src/services/catalogue/product-choice';
import { readIndexed } from '../../../server/src/services/catalogue/product-index-rows';
import { searchIds } from '../../../server/src/services/catalogue/product-matches';
import type { SearchMatch, Term } from '../../../server/src/services/catalogue/product-search';
import { createProductTexts } from '../../../server/src/services/catalogue/product-texts';
import { createSearches } from '../../../server/src/services/catalogue/searches';
import { makeSitemap } from '../../../server/src/services/discovery/sitemap';
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

/** A part of a plan, as EXPLAIN tells it; what was actual only if the query was run. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Query {
  text: string;
  values: unknown[];
}

type Reads = [name: string, read: () => Promise<unknown>][];

/** The tables that grow with the number of products. */
const largeTables = [
  'products',
  'product_sizes',
  'product_images',
  'product_attribute_options',
  'product_categories',
  'search_words',
];
const catalogueTables = [
  ...largeTables,
  'categories',
  'color_families',
  'product_looks',
  'translations',
];

/** They are read from all products, since any of them may have a value of its own. */
const labels = 'the labels';

const nodesOf = (plan: PlanNode): PlanNode[] => [
  plan,
  ...(plan.Plans ?? []).flatMap((part) => nodesOf(part)),
];

const tablesOf = (nodes: readonly PlanNode[]): string[] =>
  nodes.flatMap((node) => node['Relation Name'] ?? []);

/** The large tables that a plan reads from end to end. */
const scannedWhole = (plan: PlanNode): string[] => {
  const scans = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  return tablesOf(scans).filter((table) => largeTables.includes(table));
};

/** How many rows of a table a plan has read, by any of its scans. */
const rowsRead = (plan: PlanNode, table: string): number =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => {
      const rows =
        (node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0);
      return sum + Math.round(rows * (node['Actual Loops'] ?? 0));
    }, 0);

/** A plan's steps, without what depends on how much there is. */
const stepsOf = (node: PlanNode, depth = 1): string[] => {
  const index = node['Index Name'] === undefined ? '' : ` using ${node['Index Name']}`;
  const table = node['Relation Name'] === undefined ? '' : ` on ${node['Relation Name']}`;
  return [
    `${'  '.repeat(depth)}${node['Node Type']}${index}${table}`,
    ...(node.Plans ?? []).flatMap((part) => stepsOf(part, depth + 1)),
  ];
};

describe('the queries of the catalogue', () => {
  let reads: Map<string, () => Promise<unknown>>;

  /** What the shop asks the database during some calls. */
  const recorded = async (calls: () => Promise<unknown>): Promise<Query[]> => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await calls();
    const queries = query.mock.calls.map(([config, values]) => ({
      text: String((config as { text?: string }).text ?? config),
      values: (config as { values?: unknown[] }).values ?? (values as unknown[] | undefined) ?? [],
    }));
    query.mockRestore();
    return queries.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  };

  /** The plan of a query; `analyze` runs it as well. */
  const planOf = async ({ text, values }: Query, analyze = false): Promise<PlanNode> => {
    const { rows } = await shop.db.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze ${analyze}, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error(`No plan of ${text}`);
    return plan;
  };

  const sku = 'SLV-CT-0302';
  const terms: Record<string, Term> = {
    'words of names': { query: "'silk'", stem: 'silk', isPrefix: false },
    'words of no name': { query: "'xylophon'", stem: 'xylophon', isPrefix: false },
    'words that only the database can part': { query: "'silk' & 'kaftan'", isPrefix: false },
  };

  /**
   * Each way in which the catalogue reads the database, with nothing cached. Filters, orders, facets and
   * suggestions have none of their own: they come from the index, which is in memory, and from searches.
   */
  const readsOfCatalogue = async (): Promise<Reads> => {
    const { db, config } = shop;
    const deps = { db, catalogue: { onChange: () => undefined } };
    const readIndex = createLiveIndex(deps);
    const { index } = await readIndex();
    const ids = [...index.list('newest').slice(0, 24)].flatMap((slot) => index.at(slot)?.id ?? []);
    const { rows } = await db.pool.query<{ id: number; product_id: number }>(
      'select id, product_id from product_sizes order by id limit 1',
    );
    const [size] = rows;
    if (!size) throw new Error('No size');
    const choice = { productId: size.product_id, productSizeId: size.id, color: '' };
    const search = (text: string) => async () => {
      const readProductTexts = createProductTexts(deps);
      const searches = createSearches(deps);
      return listProducts({ db, readIndex, readProductTexts, searches }, { search: text });
    };
    const find = (match: SearchMatch, listed?: BitSet) => () =>
      searchIds(db.orm, index, match, listed);
    const listed = index.inCategory(3);
    const findings = Object.entries(terms).flatMap(([name, term]): Reads => {
      const words = [[term]];
      return [
        [`${name} or a SKU`, find({ isTranslated: false, words, sku })],
        [`${name} or a SKU, in translations`, find({ isTranslated: true, words, sku })],
        [`${name} or a SKU, among the listed`, find({ isTranslated: false, words, sku }, listed)],
        [name, find({ isTranslated: false, words })],
        [`${name}, among the listed`, find({ isTranslated: false, words }, listed)],
      ];
    });
    return [
      ['the index', async () => createLiveIndex(deps)()],
      ['the index, after a change', () => readIndexed(db.orm, ids)],
      ['a page of a list', () => createProductTexts(deps)(ids)],
      ['a product', () => readProduct(deps, choice.productId)],
      ['a choice for the bag', () => readChoice(db.orm, { customerId: 1, ...choice })],
      ['the categories', () => listPrimaryCategories(deps)],
      [labels, () => readLabels(deps, 'ar')],
      ['the sitemap', () => makeSitemap({ db, config }, 0)],
      ...findings,
      ['a search', search('silk kaftan')],
      ['a search with typing mistakes', search('kaftn drss')],
      ['a search for nothing', search('xylophone')],
    ];
  };

  beforeAll(async () => {
    // So few rows are read from end to end unless an index can be used and that is forbidden.
    await shop.db.pool.query('set enable_seqscan = off');
    await shop.db.pool.query('analyze');
    reads = new Map(await readsOfCatalogue());
  });
  afterAll(() => shop.db.pool.query('reset enable_seqscan'));

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
    for (const query of queries) expect(scannedWhole(await planOf(query))).toEqual([]);
  });

  it('have the plans that are kept: only labels read a table from end to end', async () => {
    const known = new Set<string>();
    const kept: string[] = [];
    for (const [name, read] of reads) {
      for (const query of await recorded(read)) {
        const plan = await planOf(query);
        const tables = tablesOf(nodesOf(plan));
        const isOfCatalogue = tables.some((table) => catalogueTables.includes(table));
        // A background job may have asked something else meanwhile.
        if (!isOfCatalogue || known.has(query.text)) continue;
        known.add(query.text);
        if (name !== labels) expect([name, ...scannedWhole(plan)]).toEqual([name]);
        kept.push(`${[name, ...stepsOf(plan)].join('\n')}\n`);
      }
    }
    await expect(kept.join('\n')).toMatchFileSnapshot('catalogue-plans.txt');
  });

  const ofFewProducts = [
    'the index, after a change',
    'a page of a list',
    'a product',
    'a choice for the bag',
  ];

  it.each(ofFewProducts)('read rows of few products: %s', async (name) => {
    const queries = await recorded(async () => reads.get(name)?.());
    const ofProducts = queries.filter(({ text }) => text.includes('product'));
    expect(ofProducts.length).toBeGreaterThan(0);
    for (const query of ofProducts) {
      const plan = await planOf(query, true);
      for (const table of largeTables) {
        expect(rowsRead(plan, table), table).toBeLessThan((await count(table)) / 4);
      }
    }
  });

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
    let read = 0;
    for (const query of ofSearch) read += rowsRead(await planOf(query, true), 'products');
    expect(read).toBe(total);
  });
});
