import { sql } from 'drizzle-orm';

import type { Database } from '../../server/src/db/client';
import { createTestApp } from '../support/test-app';

const catalogueSizes = [100, 10_000];
const warmUpCalls = 5;
const callCount = 40;
/** Above every price: each request differs, so that no cached response serves it. */
const anyPrice = 1_000_000;

/** Copies the demo shop's products, with all their rows, until there are `products`. */
const growTo = async (db: Database, products: number): Promise<void> => {
  const run = (text: string) => db.orm.execute(sql.raw(text));
  await run(`create temp table copies as
    select p.id as from_id, p.sku || '-' || n as sku
    from products p cross join generate_series(1, ${Math.ceil(products / 60)}) n
    order by n, p.id limit greatest(0, ${products} - (select count(*) from products))`);
  await run(`insert into products (sku, name, description, details, price_usd, price_eur, price_aed,
      discount_percentage, category_id, size_guide, created_at, search_text, search_description)
    select c.sku, p.name, p.description, p.details, p.price_usd, p.price_eur, p.price_aed,
      p.discount_percentage, p.category_id, p.size_guide, p.created_at, p.search_text, p.search_description
    from copies c join products p on p.id = c.from_id`);
  const children: Record<string, string> = {
    product_categories: 'category_id',
    product_sizes: 'size, stock, is_default, position, price_usd, price_eur, price_aed',
    product_images: 'image, alt, color, position',
    product_attribute_options: 'name, option, position',
  };
  for (const [table, columns] of Object.entries(children)) {
    const own = columns.replaceAll(/\w+/g, 't.$&');
    await run(`insert into ${table} (product_id, ${columns})
      select p.id, ${own} from copies c join products p on p.sku = c.sku
      join ${table} t on t.product_id = c.from_id`);
  }
  await run('drop table copies');
  await run('analyze');
};

const questions: Record<string, object> = {
  'newest first': {},
  'last pages by price': { sort: 'price-low-high', page: 3 },
  'a category': { category_id: 3 },
  'a search': { search: 'silk kaftan' },
  'a typo': { search: 'kaftn' },
  'filters by attribute': { kinds: ['Dress'], fabrics: ['Silk'] },
  'facets of all': { facets: true },
  'facets of a category': { facets: true, category_id: 3 },
  'facets of a search': { facets: true, search: 'silk' },
};

/**
 * Prints what an uncached request to the catalogue costs, in CPU milliseconds of shop and embedded
 * database together, in a shop of a hundred products and in one of ten thousand.
 */
export const printGrowth = async (): Promise<void> => {
  const rows: Record<string, Record<string, number>> = {};
  for (const products of catalogueSizes) {
    const { app, db, close } = await createTestApp();
    await growTo(db, products);
    const measure = async (
      title: string,
      call: (index: number) => Promise<{ statusCode: number }>,
    ) => {
      for (let index = 0; index < warmUpCalls; index += 1) await call(index);
      const before = process.cpuUsage();
      for (let index = 0; index < callCount; index += 1) {
        const { statusCode } = await call(warmUpCalls + index);
        if (statusCode !== 200) throw new Error(`${title}: ${statusCode}`);
      }
      const { user, system } = process.cpuUsage(before);
      (rows[title] ??= {})[`CPU ms of ${products}`] =
        Math.round((user + system) / callCount / 10) / 100;
    };
    for (const [title, question] of Object.entries(questions)) {
      await measure(title, (index) =>
        app.inject({
          method: 'POST',
          url: '/api/products',
          payload: { ...question, max_price: anyPrice + index },
        }),
      );
    }
    await measure('a product', (index) => app.inject(`/api/products/${index + 1}`));
    await close();
  }

  for (const row of Object.values(rows)) {
    const [few = 0, many = 0] = Object.values(row);
    row['times'] = Math.round((many / few) * 10) / 10;
  }
  console.log('\nA question that nobody asked before, shop and embedded database together:');
  console.table(rows);
};
