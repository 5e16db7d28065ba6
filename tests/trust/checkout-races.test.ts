import { setTimeout as wait } from 'node:timers/promises';

import { and, count, eq, inArray, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { PlaceOrderRequest } from '../../contract/order';
import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { cartItems, orderLines, orders, productSizes } from '../../server/src/db/schema';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { eraseWhileMailing, eraseWhileWriting } from './erase-race';
import { raceExpiry } from './expiry-race';
import { raceFailures, raceRefunds, reportWhileSettling } from './refund-race';
import { restockWhileMoving } from './restock-race';
import { addShoppers, atOnce, fillBags, submitAndCut, submitOrder } from './shoppers';
import type { CallResponse, Cut, Shopper } from './shoppers';
import { addProduct, checkoutForm, stockOf, unique } from './small-shop';

const processes = 4;
/** The number of concurrent calls in tests where only their total matters. */
const atATime = 50;
const retryAfterMs = 1000;

const postgres = await startPostgres();

describe.skipIf(!postgres)('checkout over four processes on PostgreSQL', () => {
  let db: Database;
  let shops: ShopProcess[] = [];

  beforeAll(async () => {
    if (!postgres) return;
    db = await openDatabase({ databaseUrl: postgres.url });
    await migrateDatabase(db);
    shops = await Promise.all(
      Array.from({ length: processes }, () => startShop({ DATABASE_URL: postgres.url, DEMO: '0' })),
    );
    await warmUp();
  });

  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await db?.close();
    await postgres?.stop();
  });

  const shopAt = (index: number): string => {
    const shop = shops[index % shops.length];
    if (!shop) throw new Error('No shop runs');
    return shop.url;
  };

  /** How often a call was asked to come again. */
  let putOff = 0;

  /** Repeats the call while the shop is too busy and asks to come again, as a browser would. */
  const submitUntilServed = async (
    index: number,
    shopper: Shopper,
    form: PlaceOrderRequest,
    key: string,
  ): Promise<CallResponse> => {
    for (;;) {
      const response = await submitOrder(shopAt(index), shopper, form, key);
      if (response.status !== 503) return response;
      putOff += 1;
      await wait(retryAfterMs);
    }
  };

  /** Opens the processes' connections and warms up their code, so that only the race is tested. */
  const warmUp = async () => {
    const shoppers = await addShoppers(db, 10 * processes);
    const product = await addProduct(db, { stock: { M: shoppers.length } });
    const sizeId = product.sizeId('M');
    const lines = shoppers.map((shopper) => ({
      shopper,
      productId: product.id,
      sizeId,
      quantity: 1,
    }));
    await fillBags(db, lines);
    await Promise.all(
      shoppers.map((shopper, index) => submitOrder(shopAt(index), shopper, checkoutForm())),
    );
  };

  const ordersOf = (customers: Shopper[]) =>
    db.orm
      .select({ id: orders.id })
      .from(orders)
      .where(
        inArray(
          orders.customerId,
          customers.map(({ id }) => id),
        ),
      );

  /** The number of responses by status; unexpected ones with their message. */
  const tally = (responses: CallResponse[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { status, body } of responses) {
      const name = status < 500 ? String(status) : `${status} ${body.error}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };

  /** How many transactions PostgreSQL has aborted because of deadlocks. */
  const deadlocks = async (): Promise<number> => {
    await db.orm.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = await db.orm.execute<{ deadlocks: string }>(
      sql`select sum(deadlocks) as deadlocks from pg_stat_database`,
    );
    return Number(rows[0]?.deadlocks);
  };

  const shopperWithBag = async (stock = 5) => {
    const [shopper] = await addShoppers(db, 1);
    if (!shopper) throw new Error('No shopper');
    const product = await addProduct(db, { stock: { M: stock } });
    const sizeId = product.sizeId('M');
    await fillBags(db, [{ shopper, productId: product.id, sizeId, quantity: 1 }]);
    return { shopper, sizeId, product };
  };

  it('sells the last 5 units to 5 of 200 customers', async () => {
    const shoppers = await addShoppers(db, 200);
    const rounds = isSoak ? 20 : 1;
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const product = await addProduct(db, { stock: { M: 5 } });
      const sizeId = product.sizeId('M');
      await db.orm.delete(cartItems);
      await fillBags(
        db,
        shoppers.map((shopper) => ({ shopper, productId: product.id, sizeId, quantity: 1 })),
      );

      const began = performance.now();
      const responses = await Promise.all(
        shoppers.map((shopper, index) =>
          submitOrder(shopAt(index), shopper, checkoutForm(), unique('last')),
        ),
      );
      took.push(Math.round(performance.now() - began));

      expect(tally(responses)).toEqual({ 200: 5, 409: 195 });
      for (const { body } of responses.filter(({ status }) => status === 409)) {
        expect(body.error).toBe(`${product.name} in size M is sold out. Nothing was ordered.`);
        expect(Object.values(body.errors ?? {})).toEqual([
          [`${product.name} in size M is sold out`],
        ]);
      }
      expect(await stockOf(db, sizeId)).toBe(0);
      const [sold] = await db.orm
        .select({ orders: count(), pieces: sum(orderLines.quantity).mapWith(Number) })
        .from(orderLines)
        .where(eq(orderLines.productSizeId, sizeId));
      expect(sold).toEqual({ orders: 5, pieces: 5 });
    }
    recordFigure(
      1,
      'four processes',
      `${rounds} rounds: 5 orders, 195 answers "is sold out" (409), stock 0, no 5xx in each; ` +
        `a round took ${Math.min(...took)} to ${Math.max(...took)} ms`,
    );
  });

  it('never deadlocks, and keeps stock plus sold constant over random bags of five lines', async () => {
    const total = isSoak ? 400 : 60;
    // About half of what the bags order: they compete first for the stock, then for the last
    // pieces.
    const pieces = total / 2;
    const sizes: { productId: number; sizeId: number }[] = [];
    for (let made = 0; made < 12; made += 1) {
      const product = await addProduct(db, { stock: { M: pieces } });
      sizes.push({ productId: product.id, sizeId: product.sizeId('M') });
    }
    const shoppers = await addShoppers(db, total);
    await fillBags(
      db,
      shoppers.flatMap((shopper) =>
        [...sizes]
          .sort(() => Math.random() - 0.5)
          .slice(0, 5)
          .map((size) => ({ shopper, ...size, quantity: 1 + Math.floor(Math.random() * 3) })),
      ),
    );

    const before = await deadlocks();
    putOff = 0;
    const responses = await atOnce(atATime, shoppers, (shopper, index) =>
      submitUntilServed(index, shopper, checkoutForm(), unique('five-lines')),
    );

    expect(await deadlocks()).toBe(before);
    const { 200: placed, 409: short = 0, ...others } = tally(responses);
    expect(others).toEqual({});
    expect(placed).toBeGreaterThan(0);
    const ids = sizes.map(({ sizeId }) => sizeId);
    const [left] = await db.orm
      .select({ pieces: sum(productSizes.stock).mapWith(Number) })
      .from(productSizes)
      .where(inArray(productSizes.id, ids));
    const [sold] = await db.orm
      .select({ pieces: sum(orderLines.quantity).mapWith(Number) })
      .from(orderLines)
      .where(inArray(orderLines.productSizeId, ids));
    expect((left?.pieces ?? 0) + (sold?.pieces ?? 0)).toBe(sizes.length * pieces);
    expect(sold?.pieces).toBeGreaterThan(0);
    recordFigure(
      3,
      'four processes',
      `${total} checkouts: ${placed} orders, ${short} refusals, ${putOff} asked to come again, 0 deadlocks; ` +
        `${left?.pieces ?? 0} in stock and ${sold?.pieces ?? 0} sold of ${sizes.length * pieces}`,
    );
  });

  it('makes one order for one key, sent in parallel and over connections that break', async () => {
    const sends = isSoak ? 1000 : 60;
    const { shopper, sizeId, product } = await shopperWithBag();
    const form = checkoutForm('credit_card');
    const key = unique('one-key');

    const cuts = Array.from({ length: sends / 2 }, (_, index) => index % 40);
    const halves = await Promise.all([
      atOnce(atATime, cuts, (_, index) => submitUntilServed(index, shopper, form, key)),
      atOnce(atATime, cuts, async (afterMs, index) => {
        await submitAndCut(shopAt(index), shopper, { form, key, cut: { afterMs } });
        return submitUntilServed(index + 1, shopper, form, key);
      }),
    ]);
    const responses = halves.flat();

    expect(tally(responses)).toEqual({ 200: responses.length });
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses[0]?.body.data?.payment_url).toContain('/sandbox/pay/');
    expect(await ordersOf([shopper])).toHaveLength(1);
    expect(await stockOf(db, sizeId)).toBe(4);

    const changed = await submitOrder(shopAt(1), shopper, { ...form, city: 'Sharjah' }, key);
    expect(changed.status).toBe(422);

    const [other] = await addShoppers(db, 1);
    if (!other) throw new Error('No shopper');
    await fillBags(db, [{ shopper: other, productId: product.id, sizeId, quantity: 1 }]);
    const others = await submitOrder(shopAt(2), other, form, key);
    expect(others.status).toBe(200);
    expect(others.body.data?.id).not.toBe(responses[0]?.body.data?.id);
    recordFigure(
      4,
      'one key',
      `${responses.length} answers, half of them after a connection that broke: 1 order and ` +
        `${new Set(responses.map(({ body }) => JSON.stringify(body))).size} body; a changed body 422; another customer's key another order`,
    );
  });

  it('makes one order when five tabs submit one bag', async () => {
    const { shopper, sizeId } = await shopperWithBag();
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, tab) =>
        submitOrder(shopAt(tab), shopper, checkoutForm(), unique('tab')),
      ),
    );
    expect(tally(responses)).toEqual({ 200: 1, 409: 4 });
    expect(responses.find(({ status }) => status === 409)?.body.error).toBe('Your cart is empty');
    expect(await ordersOf([shopper])).toHaveLength(1);
    expect(await stockOf(db, sizeId)).toBe(4);
    recordFigure(4, 'five tabs', '1 order, 4 answers "Your cart is empty" (409)');
  });

  it('expires an unpaid order once while it is paid and cancelled', async () => {
    const rounds = isSoak ? 100 : 3;
    await raceExpiry(db, rounds);
    recordFigure(
      7,
      'payment against expiry, PostgreSQL',
      `${rounds} rounds of events, job and cancellation: paid or cancelled, with the stock of that, and late money refunded once`,
    );
  });

  it('never refunds more than was paid, however many do it at once', async () => {
    const rounds = isSoak ? 100 : 2;
    await raceRefunds(db, rounds);
    recordFigure(
      7,
      'refunds of parts, PostgreSQL',
      `${rounds} rounds of refunds by amounts, lines, the customer and the provider: never more than was paid`,
    );
  });

  it('puts no piece back into stock twice, whatever fails and is refunded again', async () => {
    await raceFailures(db, isSoak ? 100 : 2);
  });

  it('erases a customer whole, whatever is written about the customer meanwhile', () =>
    eraseWhileWriting(db));

  it('erases the mail that a size is back, though it is being written', () =>
    eraseWhileMailing(db));

  it('forgets nobody who waits for a size and has another email address when it is back', () =>
    restockWhileMoving(db));

  it('keeps a refund as it was made, whatever the provider reports meanwhile', () =>
    reportWhileSettling(db));

  it('makes one order when the connection breaks at any point and the call is repeated', async () => {
    const points = isSoak ? 50 : 5;
    const cuts = Array.from({ length: points }, (_, index): Cut => {
      const share = index / points;
      return share < 0.4
        ? { afterBytes: Math.round(share * 1800) }
        : { afterMs: index - 0.4 * points };
    });
    await Promise.all(
      cuts.map(async (cut, index) => {
        const { shopper, sizeId } = await shopperWithBag();
        const form = checkoutForm(index % 2 === 0 ? 'credit_card' : 'cash_on_delivery');
        const key = unique('cut');

        await submitAndCut(shopAt(index), shopper, { form, key, cut });
        const repeated = await submitOrder(shopAt(index + 1), shopper, form, key);

        expect(repeated.status, JSON.stringify(cut)).toBe(200);
        expect(await ordersOf([shopper]), JSON.stringify(cut)).toEqual([
          { id: repeated.body.data?.id },
        ]);
        expect(await stockOf(db, sizeId), JSON.stringify(cut)).toBe(4);
        const left = await db.orm
          .select()
          .from(cartItems)
          .where(and(eq(cartItems.customerId, shopper.id)));
        expect(left).toEqual([]);
      }),
    );
    recordFigure(
      5,
      'four processes',
      `cut at ${points} points, ${cuts.filter((cut) => 'afterBytes' in cut).length} of them inside the request: 1 order each`,
    );
  });
});
