import { sql } from 'drizzle-orm';

import type { Database } from '../../server/src/db/client';

/** The rows that belong to a product: their columns, and whether they are copied as they are. */
const children: Record<string, string> = {
  product_categories: 'category_id',
  product_sizes: 'size, stock, is_default, position, price_usd, price_eur, price_aed',
  product_images: 'image, alt, color, position',
  product_attribute_options: 'name, option, position',
};

/** Copies the demo shop's products, with all their rows, until there are `products`. */
export const growTo = async (db: Database, products: number): Promise<void> => {
  const run = (text: string) => db.orm.execute(sql.raw(text));
  await run(`create table copies as
    select p.id as from_id, p.sku || '-' || n as sku, n
    from products p cross join generate_series(1, ${Math.ceil(products / 60)}) n
    order by n, p.id limit greatest(0, ${products} - (select count(*) from products))`);
  await run(`insert into products (sku, style, name, description, details, price_usd, price_eur,
      price_aed, discount_percentage, category_id, size_guide, fit, measurements, created_at,
      search_text, search_description)
    select c.sku, p.style || '-' || c.n, p.name, p.description, p.details, p.price_usd + c.n,
      p.price_eur + c.n, p.price_aed + c.n, p.discount_percentage, p.category_id, p.size_guide,
      p.fit, p.measurements, p.created_at - c.n * interval '1 hour', p.search_text,
      p.search_description
    from copies c join products p on p.id = c.from_id`);
  for (const [table, columns] of Object.entries(children)) {
    const own = columns.replaceAll(/\w+/g, 't.$&');
    await run(`insert into ${table} (product_id, ${columns})
      select p.id, ${own} from copies c join products p on p.sku = c.sku
      join ${table} t on t.product_id = c.from_id`);
  }
  await run('drop table copies');
  await run('analyze');
};
