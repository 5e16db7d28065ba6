import { setTimeout as wait } from 'node:timers/promises';

import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import { orders } from '../../server/src/db/schema';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { expectWhole, markStart } from './checkout-crashes';
import type { Ware } from './checkout-crashes';
import { addShoppers } from './shoppers';
import type { Shopper } from './shoppers';
import { addProduct, checkoutForm, unique } from './small-shop';

const postgres = isSoak ? await startPostgres() : null;
const processes = 4;
const shopperCount = 24;
const restarts = 10;
const loadMs = 2_000;
const retryMs = 100;
/** The time in which line 10 of docs/trust.md wants every process to serve again. */
const recoveredMs = 10_000;

describe.skipIf(postgres === null)('a PostgreSQL server that restarts under load', () => {
  const shops: ShopProcess[] = [];
  const statuses: Record<number, number> = {};
  const problems: string[] = [];
  /** When each process last answered an order with 200. */
  const served: number[] = [];
  const acknowledged: number[] = [];
  let shoppers: Shopper[] = [];
  let wares: Ware[] = [];
  let isOpen = true;

  const database = () => openDatabase({ databaseUrl: postgres?.url ?? '', poolSize: 2 });

  beforeAll(async () => {
    for (let index = 0; index < processes; index += 1) {
      shops.push(await startShop({ DATABASE_URL: postgres?.url, DEMO: '0' }));
    }
    const db = await database();
    shoppers = await addShoppers(db, shopperCount);
    await addProduct(db);
    await addProduct(db);
    wares = await markStart(db);
    await db.close();
  });

  afterAll(async () => {
    isOpen = false;
    for (const shop of shops) await shop.stop();
    await postgres?.stop();
  });

  /** Calls until it is not refused for now, as a browser would, and notes every answer. */
  const call = async (
    index: number,
    { token }: Shopper,
    path: string,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<unknown> => {
    for (;;) {
      const response = await fetch(`${shops[index % processes]?.url}/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (response.status === 200) return JSON.parse(text) as unknown;
      const isToldWhen = Number(response.headers.get('retry-after')) > 0;
      if (response.status !== 503 || !isToldWhen) {
        problems.push(`${path}: ${response.status} ${text}`);
        return undefined;
      }
      await wait(retryMs);
    }
  };

  const shop = async (shopper: Shopper, at: number) => {
    for (let index = at; isOpen; index += 1) {
      for (const ware of wares) {
        await call(index, shopper, '/cart', { body: { ...ware, quantity: 1 } });
      }
      const ordered = { body: checkoutForm(), key: unique('restart') };
      const response = await call(index, shopper, '/orders', ordered);
      if (response !== undefined) {
        const { id } = (response as { data: { id: number } }).data;
        acknowledged.push(id);
        served[index % processes] = performance.now();
        if (id % 2 === 0) await call(index, shopper, `/orders/${id}/cancel`, { body: {} });
      }
      await call(index, shopper, '/orders');
      await call(index, shopper, '/products', { body: {} });
    }
  };

  it('is survived by every process, without a loss', async () => {
    const shopping = shoppers.map(shop);
    const recoveries: number[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      await wait(loadMs * (0.5 + Math.random()));
      await postgres?.restart(restart % 2 === 0 ? 'immediate' : 'fast');
      const back = performance.now();
      await eventually(() => {
        for (let index = 0; index < processes; index += 1) {
          expect(served[index]).toBeGreaterThan(back);
        }
      });
      recoveries.push(Math.round(Math.max(...served) - back));
    }
    isOpen = false;
    await Promise.all(shopping);

    expect(problems).toEqual([]);
    expect(statuses[503]).toBeGreaterThan(0);
    const db = await database();
    const kept = await db.orm.$count(orders, inArray(orders.id, acknowledged));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(kept).toBe(acknowledged.length);
    expect(await db.orm.$count(orders)).toBe(kept);
    await expectWhole(db, 'after the last restart');
    const { rows } = await db.orm.execute(
      sql`select count(*)::integer as keys from idempotency_keys`,
    );
    expect(rows).toEqual([{ keys: kept }]);
    await db.close();
    const longest = Math.max(...recoveries);
    recordFigure(
      10,
      'four processes',
      `${restarts} restarts, half of them crashes: ${statuses[200]} answers 200, ${statuses[503]} answers 503 with Retry-After, no other; ` +
        `all ${kept} acknowledged orders kept, none twice or torn; every process ordered again ${longest} ms after the database was back (longest)`,
      longest <= recoveredMs,
    );
  });
});
