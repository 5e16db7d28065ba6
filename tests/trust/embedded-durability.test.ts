import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { askRunningShop } from '../../server/src/commands/control-client';
import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { productSizes } from '../../server/src/db/schema';
import type { ShopProcess } from '../support/shop-process';
import { startShop } from '../support/shop-process';
import { checkoutForm } from './small-shop';
import { submitOrder } from './shoppers';

const SOAK = process.env.SOAK === '1';
const RANDOM_MOMENTS = SOAK ? 50 : 5;
const SHOPPERS = 4;
const LONGEST_LIFE_MS = 1_500;
const ROUND_MS = 90_000;
const STOCK = 1_000_000;
const PASSWORD = 'a long enough password';

/** Each write of checkout, held up so that the process is sure to die in the middle of it. */
const namedMoments = [
  'before insert on idempotency_keys',
  'after insert on idempotency_keys',
  'before update on product_sizes',
  'after update on product_sizes',
  'before insert on orders',
  'after insert on orders',
  'before insert on order_lines',
  'after insert on order_lines',
  'after insert on order_events',
  'after delete on cart_items',
  'after update on idempotency_keys',
  'after insert on mail_events',
];
const triedMoments = SOAK ? namedMoments : namedMoments.filter((_, index) => index % 5 === 3);

interface Shopper {
  id: number;
  token: string;
}

/** What checkout must leave whole, whenever it was broken off: each query finds what is not. */
const faults: Record<string, string> = {
  'an order without lines':
    'select id from orders where not exists (select from order_lines where order_id = orders.id)',
  'an order without its first event':
    'select id from orders where not exists (select from order_events where order_id = orders.id)',
  'an order whose sum is not that of its lines': `select id from orders where subtotal <>
     (select sum(unit_price * quantity) from order_lines where order_id = orders.id)`,
  'a line without an order':
    'select id from order_lines where order_id not in (select id from orders)',
  'a key without its order': 'select key from idempotency_keys where order_id is null',
  'an order of two keys':
    'select order_id from idempotency_keys group by order_id having count(*) > 1',
  'a stock that is not what was there less what was sold': `select size.id from product_sizes size
     where size.id = 1 and size.stock + (select coalesce(sum(quantity), 0) from order_lines line
       join orders on orders.id = line.order_id and orders.stock_restored_at is null
       where line.product_size_id = size.id and line.id > (select mark from first_line)) <> ${STOCK}`,
};

describe('checkout on the embedded database, its process killed', () => {
  let shop: ShopProcess;
  const shoppers: Shopper[] = [];
  /** Keys that were sent, with the order that was acknowledged for each, if any was. */
  const sent = new Map<string, { shopper: Shopper; order?: number }>();

  /** Milliseconds of each start after a kill, on an idle machine. */
  const restarts: number[] = [];

  const post = async (shopper: Shopper | undefined, path: string, body: object) => {
    const response = await fetch(`${shop.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(shopper ? { authorization: `Bearer ${shopper.token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { code: number; data: { token: string } };
  };

  const fillBag = (shopper: Shopper) =>
    post(shopper, '/cart', { product_id: 1, product_size_id: 1, quantity: 1 + (shopper.id % 3) });

  /** Sends the bag once; whether the answer came is what the test is about. */
  const checkOut = async (shopper: Shopper, key: string = randomUUID()) => {
    const entry: { shopper: Shopper; order?: number } = sent.get(key) ?? { shopper };
    sent.set(key, entry);
    const { status, body } = await submitOrder(shop.url, shopper, checkoutForm(), key);
    if (status === 200) {
      if (entry.order !== undefined) expect(body.data?.id).toBe(entry.order);
      entry.order = body.data?.id;
    }
    return status;
  };

  /** Buys without a pause until the shop is gone. */
  const buyUntilTheEnd = async (shopper: Shopper) => {
    try {
      for (;;) {
        await fillBag(shopper);
        await checkOut(shopper);
      }
    } catch {
      // The line broke: that is the end.
    }
  };

  const inDatabase = async (work: (db: Database) => Promise<void>) => {
    const db = await openDatabase({ dataDir: shop.dataDir });
    try {
      await work(db);
    } finally {
      await db.close();
    }
  };

  const restart = async () => {
    const began = performance.now();
    await shop.restart();
    restarts.push(performance.now() - began);
  };

  /** Every acknowledged order is there, once, and belongs to who placed it. */
  const expectAcknowledged = async () => {
    for (const shopper of shoppers) {
      const response = await fetch(`${shop.url}/api/orders`, {
        headers: { authorization: `Bearer ${shopper.token}` },
      });
      const { data } = (await response.json()) as { data: { id: number }[] };
      const there = data.map(({ id }) => id);
      const acknowledged = [...sent.values()].flatMap((entry) =>
        entry.shopper === shopper && entry.order !== undefined ? [entry.order] : [],
      );
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(there).toEqual(expect.arrayContaining(acknowledged));
    }
  };

  /** An order whose answer was lost is asked for again by its key, as a browser would. */
  const askAgain = async () => {
    for (const [key, { shopper, order }] of sent) {
      if (order !== undefined) continue;
      await fillBag(shopper);
      expect(await checkOut(shopper, key)).toBe(200);
    }
  };

  beforeAll(async () => {
    shop = await startShop();
    await askRunningShop(shop.dataDir, ['stock', 'set', '1', String(STOCK)]);
    for (let made = 0; made < SHOPPERS; made += 1) {
      const email = `shopper-${made}@selvage.test`;
      const options = ['--email', email, '--password', PASSWORD, '--name', 'A Shopper'];
      const done = await askRunningShop(shop.dataDir, ['customers', 'create', ...options]);
      const { data } = await post(undefined, '/login', { email, password: PASSWORD });
      shoppers.push({ id: Number(/\d+/.exec(done ?? '')?.[0]), token: data.token });
    }
    await shop.kill();
    await inDatabase(async ({ orm }) => {
      await orm.execute(sql`create table first_line as select max(id) as mark from order_lines`);
      await orm.execute(sql`create function hold_up() returns trigger language plpgsql as
        'begin perform pg_sleep(1); return coalesce(new, old); end'`);
      expect(await orm.$count(productSizes, sql`stock = ${STOCK}`)).toBe(1);
    });
    await shop.restart();
  }, 3 * ROUND_MS);

  afterAll(async () => {
    await shop.stop();
    const orders = [...sent.values()].filter(({ order }) => order !== undefined).length;
    console.log(`${orders} orders were acknowledged around ${RANDOM_MOMENTS} kills.`);
  });

  it.each(Array.from({ length: RANDOM_MOMENTS }, (_, index) => index + 1))(
    'loses nothing at random moment %i',
    async () => {
      const buying = Promise.all(shoppers.map(buyUntilTheEnd));
      await wait(Math.random() * LONGEST_LIFE_MS);
      await shop.kill();
      await buying;
      await restart();
      await expectAcknowledged();
      await askAgain();
    },
    ROUND_MS,
  );

  it.each(triedMoments)(
    'leaves nothing half done when it dies %s',
    async (moment) => {
      const [shopper] = shoppers;
      if (!shopper) throw new Error('There is no shopper.');
      await fillBag(shopper);
      await shop.kill();
      await inDatabase(async ({ orm }) => {
        await orm.execute(
          sql.raw(`create trigger held_up ${moment} for each row execute function hold_up()`),
        );
      });
      await shop.restart();

      const key = randomUUID();
      const lost = checkOut(shopper, key).catch(() => 'lost');
      await wait(500);
      await shop.kill();
      expect(await lost).toBe('lost');

      await inDatabase(async ({ orm }) => {
        const table = moment.split(' on ')[1] ?? '';
        await orm.execute(sql.raw(`drop trigger held_up on ${table}`));
        const { rows } = await orm.execute(
          sql`select key from idempotency_keys where key = ${key}`,
        );
        expect(rows).toEqual([]);
      });
      await restart();
      await expectAcknowledged();
      await askAgain();
    },
    2 * ROUND_MS,
  );

  it(
    'has no torn or orphaned row in the end',
    async () => {
      await shop.kill();
      await inDatabase(async ({ orm }) => {
        for (const [fault, query] of Object.entries(faults)) {
          expect((await orm.execute(sql.raw(query))).rows, fault).toEqual([]);
        }
        const { rows } = await orm.execute(sql`select count(*) as orders from idempotency_keys`);
        expect(rows).toEqual([{ orders: sent.size }]);
      });
      await shop.restart();
      const median = restarts.sort((a, b) => a - b)[Math.floor(restarts.length / 2)] ?? 0;
      console.log(`Up again in ${Math.round(median)} ms, the median of ${restarts.length}.`);
    },
    2 * ROUND_MS,
  );
});
