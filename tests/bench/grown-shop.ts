import { sql } from 'drizzle-orm';

import { openDatabase } from '../../server/src/db/client';
import type { Database, DatabaseOptions } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { seedDemo } from '../../server/src/seed/seed-demo';
import { growTo } from '../support/grow-catalogue';
import { demoMediaRoot } from '../support/test-database';
import { addShoppers } from '../trust/shoppers';

const shopperCount = 40;
const ordersOfShopper = 10;
const bagLineCount = 200;

/** What the calls of a bench need to know about the shop that they are made to. */
export interface GrownShop {
  products: number;
  /** The bearer tokens of customers, each with a few orders. */
  tokens: string[];
  /** Sizes of various products with much in stock. */
  lines: { product_id: number; product_size_id: number }[];
  /** The ids of products, in no order that matters. */
  productIds: number[];
}

/** Gives every one of the newest customers some orders, each of two lines. */
const addOrders = async (db: Database): Promise<void> => {
  const run = (text: string) => db.orm.execute(sql.raw(text));
  await run(`insert into orders (customer_id, status, payment_method, payment_status, currency,
      subtotal, shipping, address, created_at)
    select c.id, 'delivered', 'cash_on_delivery', 'paid', 'USD', 125000, 5000, '{"first_name":"Layla",
      "last_name":"Test","address":"1 Street","apartment":null,"city":"Dubai","state":"Dubai",
      "zip_code":"00000","country":"AE","phone":"+971500000000"}', now() - n * interval '1 day'
    from (select id from customers order by id desc limit ${shopperCount}) c
    cross join generate_series(1, ${ordersOfShopper}) n`);
  await run(`insert into order_lines (order_id, product_id, product_size_id, size, quantity,
      unit_price, product)
    select o.id, p.id, s.id, s.size, 1, p.price_usd, json_build_object('id', p.id, 'name', p.name,
      'price', '1250.00', 'price_in_usd', '1250.00', 'price_in_eur', '1250.00', 'price_in_aed',
      '1250.00', 'primary_image', '', 'discount_percentage', 0)
    from orders o cross join lateral (select * from products limit 2) p
    cross join lateral (select * from product_sizes where product_id = p.id limit 1) s
    where not exists (select from order_lines l where l.order_id = o.id)`);
  await run(`insert into order_events (order_id, status, at)
    select o.id, state, o.created_at from orders o
    cross join unnest(array['pending', 'confirmed', 'shipped', 'delivered']) state
    where not exists (select from order_events e where e.order_id = o.id)`);
};

/**
 * Creates a database with the demo shop grown to a number of products, with customers who have
 * orders, and closes it for the shop that is to serve it.
 */
export const growShop = async (options: DatabaseOptions, products = 0): Promise<GrownShop> => {
  const db = await openDatabase({ ...options, poolSize: 1 });
  try {
    await migrateDatabase(db);
    await seedDemo(db, { mediaRoot: demoMediaRoot });
    await db.pool.query('set statement_timeout = 0');
    await growTo(db, products);
    const shoppers = await addShoppers(db, shopperCount);
    await addOrders(db);
    const { rows: lines } = await db.orm.execute<GrownShop['lines'][number]>(sql`
      update product_sizes set stock = 100000 where id in (
        select min(id) from product_sizes group by product_id order by 1 limit ${bagLineCount}
      ) returning product_id, id as product_size_id`);
    await db.pool.query('vacuum (analyze)');
    return {
      products:
        (await db.pool.query<{ count: number }>('select count(*) from products')).rows[0]?.count ??
        0,
      tokens: shoppers.map(({ token }) => token),
      lines,
      productIds: lines.map(({ product_id }) => product_id),
    };
  } finally {
    await db.close();
  }
};
