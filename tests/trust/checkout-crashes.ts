import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database, DatabaseOptions } from '../../server/src/db/client';
import { isSoak } from '../support/figures';
import type { ShopProcess } from '../support/shop-process';
import { addShoppers, submitOrder } from './shoppers';
import type { Shopper } from './shoppers';
import { checkoutForm } from './small-shop';

const shopperCount = 4;
const lineCount = 2;
const stock = 1_000_000;

/** Each write of checkout: a crash at one of them happens in the middle of it. */
export const namedMoments = [
  'before insert on idempotency_keys',
  'after insert on idempotency_keys',
  'before insert on orders',
  'after insert on orders',
  'before insert on order_lines',
  'after insert on order_lines',
  'after insert on order_events',
  'after delete on cart_items',
  'after update on idempotency_keys',
  'after insert on mail_events',
  'before update on product_sizes',
  'after update on product_sizes',
];

/** The moments that a run tries: in the soak all of them. */
export const triedMoments = isSoak
  ? namedMoments
  : namedMoments.filter((_, index) => index % 10 === 3);

/** The time in which line 8 of docs/trust.md wants the shop up again. */
export const upAgainMs = 5_000;

/** What checkout must never leave behind when it is interrupted, as queries that find it. */
const faults: Record<string, string> = {
  'an order of other than its lines': `select id from orders, start where id > last_order and ${lineCount} <>
     (select count(*) from order_lines where order_id = orders.id)`,
  'an order without its first event':
    'select id from orders where not exists (select from order_events where order_id = orders.id)',
  'an order whose sum is not that of its lines': `select id from orders where subtotal <>
     (select sum(unit_price * quantity) from order_lines where order_id = orders.id)`,
  'an order without its one mail': `select orders.id from start, orders left join (
       select (payload ->> 'order_id')::integer as order_id, count(*) as mails from mail_events
       where kind = 'order-placed' group by 1
     ) mailed on mailed.order_id = orders.id
     where orders.id > last_order and mails is distinct from 1`,
  'an order without its key': `select id from orders, start where id > last_order
     and id not in (select order_id from idempotency_keys)`,
  'a line without an order':
    'select id from order_lines where order_id not in (select id from orders)',
  'an event without an order':
    'select id from order_events where order_id not in (select id from orders)',
  'a mail without an order': `select id from mail_events where kind = 'order-placed'
     and (payload ->> 'order_id')::integer not in (select id from orders)`,
  'a key without its order': `select key from idempotency_keys where order_id is null
     or response is null or order_id not in (select id from orders)`,
  'an order of two keys':
    'select order_id from idempotency_keys group by order_id having count(*) > 1',
  'a stock that is not what was there less what was sold': `select size.id
     from product_sizes size join stock_at_start before on before.id = size.id left join (
       select product_size_id, sum(quantity) as pieces from start, order_lines
       join orders on orders.id = order_id
       where order_id > last_order and status <> 'cancelled' group by product_size_id
     ) sold on sold.product_size_id = size.id
     where size.stock + coalesce(sold.pieces, 0) <> before.stock`,
};

/** Expects that nothing checkout wrote is incomplete, orphaned or duplicated. */
export const expectWhole = async ({ orm }: Database, when: string): Promise<void> => {
  for (const [fault, query] of Object.entries(faults)) {
    expect((await orm.execute(sql.raw(query))).rows, `${fault}, ${when}`).toEqual([]);
  }
};

/** Opens the database of a shop; an embedded one must not be running. */
export const inDatabase = async <Result>(
  where: DatabaseOptions,
  work: (db: Database) => Promise<Result>,
): Promise<Result> => {
  const db = await openDatabase(where);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

const addToBag = async (url: string, { token }: Shopper, line: object) => {
  const response = await fetch(`${url}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(line),
  });
  await response.arrayBuffer();
};

/** A product and its size for a shopper's bag. */
export interface Ware {
  product_id: number;
  product_size_id: number;
}

/**
 * Sets more stock than anybody can buy, and notes what `expectWhole` compares with. Returns the
 * products for the bags.
 */
export const markStart = async ({ orm }: Database): Promise<Ware[]> => {
  await orm.execute(sql`update product_sizes set stock = ${stock}`);
  await orm.execute(sql`create table stock_at_start as select id, stock from product_sizes`);
  await orm.execute(
    sql`create table start as select coalesce(max(id), 0) as last_order from orders`,
  );
  const { rows } = await orm.execute(
    sql`select product_id, min(id) as product_size_id from product_sizes
        group by product_id order by product_id limit ${lineCount}`,
  );
  return rows as unknown as Ware[];
};

/** Where a shop's database is, for processes other than the shop. */
export const databaseOf = ({ dataDir }: ShopProcess, databaseUrl?: string): DatabaseOptions =>
  databaseUrl === undefined ? { dataDir } : { databaseUrl, poolSize: 1 };

/**
 * Adds logged-in customers to the database of a demo shop that does not run, and the tables that
 * `expectWhole` compares with.
 *
 * @param addMore what the test adds to it
 */
export const prepareCrashShop = (
  where: DatabaseOptions,
  addMore: (db: Database) => Promise<void>,
) =>
  inDatabase(where, async (db) => {
    const shoppers = await addShoppers(db, shopperCount);
    const wares = await markStart(db);
    await addMore(db);
    return { shoppers, wares };
  });

/** The ids of all orders of a shopper, page by page. */
const orderIds = async (url: string, shopper: Shopper): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const response = await fetch(`${url}/api/orders?per_page=100&page=${page}`, {
      headers: { authorization: `Bearer ${shopper.token}` },
    });
    const { data, meta } = (await response.json()) as {
      data: { id: number }[];
      meta: { last_page: number };
    };
    ids.push(...data.map(({ id }) => id));
    last = meta.last_page;
  }
  return ids;
};

/** An order as a shopper knows it; times are in the caller's clock. */
interface SentOrder {
  shopper: Shopper;
  sentAt: number;
  /** Its id, once the shop has acknowledged it. */
  order?: number;
  answeredAt?: number;
}

export interface CrashShoppersOptions {
  shoppers: Shopper[];
  wares: Ware[];
  /** The shop's current address. */
  url: () => string;
  clock?: () => number;
}

/** Shoppers who order continuously and record what they sent and received. */
export const createCrashShoppers = ({
  shoppers,
  wares,
  url,
  clock = Date.now,
}: CrashShoppersOptions) => {
  /** By idempotency key. */
  const sent = new Map<string, SentOrder>();

  const fillBag = async (shopper: Shopper) => {
    for (const ware of wares) {
      await addToBag(url(), shopper, { ...ware, quantity: 1 + (shopper.id % 3) });
    }
  };

  /** Orders the bag once; whether a response arrives depends on the test. */
  const checkOut = async (shopper: Shopper, key: string = randomUUID()) => {
    const entry = sent.get(key) ?? { shopper, sentAt: clock() };
    sent.set(key, entry);
    const { status, body } = await submitOrder(url(), shopper, checkoutForm(), key);
    if (status === 200) {
      if (entry.order !== undefined) expect(body.data?.id).toBe(entry.order);
      entry.order ??= body.data?.id;
      entry.answeredAt ??= clock();
    }
    return status;
  };

  const acknowledged = (at = Infinity) =>
    [...sent].flatMap(([key, { shopper, order, answeredAt = Infinity }]) =>
      order !== undefined && answeredAt <= at ? [{ key, shopper, order }] : [],
    );

  return {
    sent,
    fillBag,
    checkOut,

    /** The orders acknowledged so far, each with its key. */
    acknowledged,

    /** Orders until the shop is gone, or `most` orders were acknowledged. */
    buy: async (most = Infinity): Promise<void> => {
      const wanted = acknowledged().length + most;
      await Promise.all(
        shoppers.map(async (shopper) => {
          try {
            while (acknowledged().length < wanted) {
              await fillBag(shopper);
              expect(await checkOut(shopper)).toBe(200);
            }
          } catch (error) {
            // The connection broke: that is the end.
            if (!(error instanceof TypeError)) throw error;
          }
        }),
      );
    },

    /** Every order acknowledged up to then exists once and belongs to who placed it. */
    expectAcknowledged: async (at = Infinity): Promise<void> => {
      for (const shopper of shoppers) {
        const there = await orderIds(url(), shopper);
        const own = acknowledged(at).filter((entry) => entry.shopper === shopper);
        expect(new Set(there).size).toBe(there.length);
        expect(there).toEqual(expect.arrayContaining(own.map(({ order }) => order)));
      }
    },

    /** Repeats the orders without a response under their keys, as a browser would. */
    askAgain: async (): Promise<void> => {
      for (const [key, { shopper, order }] of sent) {
        if (order !== undefined) continue;
        await fillBag(shopper);
        expect(await checkOut(shopper, key)).toBe(200);
      }
    },
  };
};
