import { sql } from 'drizzle-orm';

import { openDatabase } from '../../server/src/db/client';
import type { Database, DatabaseOptions } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { seedDemo } from '../../server/src/seed/seed-demo';
import { createPasswords } from '../../server/src/services/credentials/passwords';
import { issueToken } from '../../server/src/services/tokens/tokens';
import { growTo } from './grow-catalogue';
import { demoMediaRoot } from './test-database';

const bagLineCount = 200;
/** So many customers make the calls, however many there are. */
const callingCustomers = 40;

/** What a shop has besides the demo shop. */
export interface ShopSize {
  /** How many products in all, if more than the demo shop's. */
  products?: number;
  customers?: number;
  /** How many orders each of them has. */
  ordersOfEach?: number;
}

/** A customer who makes calls. */
export interface GrownCustomer {
  email: string;
  /** The bearer token of a session. */
  token: string;
  /** One of the orders. */
  orderId: number;
}

/** What the calls of a bench need to know about the shop that they are made to. */
export interface GrownShop {
  products: number;
  /** Customers from all over the table, each with a few orders. */
  customers: GrownCustomer[];
  /** Sizes of various products with much in stock. */
  lines: { product_id: number; product_size_id: number }[];
  /** The ids of products, in no order that matters. */
  productIds: number[];
}

/** The password of each customer of a grown shop. */
export const grownPassword = 'silk and linen';

const emailOf = (number: number) => `shopper-${number}@selvage.test`;

/** Adds customers with a session each, of which nobody knows the token. */
const addCustomers = async ({ pool }: Database, count: number): Promise<void> => {
  const passwordHash = await createPasswords().hash(grownPassword);
  await pool.query(
    `insert into customers (name, email, password_hash, verified_at)
      select 'Layla Test', 'shopper-' || n || '@selvage.test', $1::text, now()
      from generate_series(1, $2::int) n`,
    [passwordHash, count],
  );
  await pool.query(`insert into tokens (hash, customer_id, kind, expires_at)
    select md5(id || 'session'), id, 'session', now() + interval '30 days'
    from customers where email like 'shopper-%'`);
};

/** Gives every customer some orders, each of two lines. */
const addOrders = async ({ pool }: Database, ordersOfEach: number): Promise<void> => {
  await pool.query(
    `insert into orders (customer_id, status, payment_method, payment_status, currency, subtotal,
      shipping, address, created_at)
    select c.id, 'delivered', 'cash_on_delivery', 'paid', 'USD', 125000, 5000,
      '{"first_name":"Layla","last_name":"Test","address":"1 Street","apartment":null,"city":"Dubai",
      "state":"Dubai","zip_code":"00000","country":"AE","phone":"+971500000000"}',
      now() - n * interval '1 day'
    from (select id from customers where email like 'shopper-%') c
    cross join generate_series(1, $1::int) n`,
    [ordersOfEach],
  );
  // "offset 0" has the lines made once, not for each order.
  await pool.query(`insert into order_lines (order_id, product_id, product_size_id, size, quantity,
      unit_price, product)
    select o.id, l.product_id, l.size_id, l.size, 1, l.price, l.product
    from orders o cross join (
      select p.id as product_id, s.id as size_id, s.size, p.price_usd as price,
        json_build_object('id', p.id, 'name', p.name, 'price', '1250.00', 'price_in_usd', '1250.00',
          'price_in_eur', '1250.00', 'price_in_aed', '1250.00', 'primary_image', '',
          'discount_percentage', 0) as product
      from (select * from products order by id limit 2) p
      cross join lateral (
        select * from product_sizes where product_id = p.id order by id limit 1
      ) s
      offset 0
    ) l
    where not exists (select from order_lines l where l.order_id = o.id)`);
  await pool.query(`insert into order_events (order_id, status, at)
    select o.id, state, o.created_at from orders o
    cross join unnest(array['pending', 'confirmed', 'shipped', 'delivered']) state
    where not exists (select from order_events e where e.order_id = o.id)`);
};

/** Logs some of so many customers in. */
const logIn = async ({ orm, pool }: Database, count: number): Promise<GrownCustomer[]> => {
  const calling = Math.min(callingCustomers, count);
  const emails = Array.from({ length: calling }, (_, at) =>
    emailOf(1 + Math.floor((at * count) / calling)),
  );
  const { rows } = await pool.query<{ id: number; email: string; orderId: number }>(
    `select c.id, c.email, (select max(o.id) from orders o where o.customer_id = c.id) as "orderId"
    from customers c where c.email = any($1::text[])`,
    [emails],
  );
  const customers: GrownCustomer[] = [];
  for (const { id, email, orderId } of rows) {
    const { token } = await issueToken(orm, 'session', id);
    customers.push({ email, orderId, token });
  }
  return customers;
};

/**
 * Creates a database with the demo shop grown to a size, with customers who have orders, and closes it
 * for the shop that is to serve it.
 */
export const growShop = async (
  options: DatabaseOptions,
  { products = 0, customers = callingCustomers, ordersOfEach = 10 }: ShopSize = {},
): Promise<GrownShop> => {
  const db = await openDatabase({ ...options, poolSize: 1 });
  try {
    await migrateDatabase(db);
    await seedDemo(db, { mediaRoot: demoMediaRoot });
    await db.pool.query('set statement_timeout = 0');
    await growTo(db, products);
    await addCustomers(db, customers);
    await addOrders(db, ordersOfEach);
    const { rows: lines } = await db.orm.execute<GrownShop['lines'][number]>(sql`
      update product_sizes set stock = 100000 where id in (
        select min(id) from product_sizes group by product_id order by 1 limit ${bagLineCount}
      ) returning product_id, id as product_size_id`);
    await db.pool.query('vacuum (analyze)');
    return {
      products:
        (await db.pool.query<{ count: number }>('select count(*) from products')).rows[0]?.count ??
        0,
      customers: await logIn(db, customers),
      lines,
      productIds: lines.map(({ product_id }) => product_id),
    };
  } finally {
    await db.close();
  }
};
