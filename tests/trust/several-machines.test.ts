import { setTimeout as wait } from 'node:timers/promises';

import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { orders, products } from '../../server/src/db/schema';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure, recordNotRun } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startMachines } from '../support/several-machines';
import { expectWhole, markStart } from './checkout-crashes';
import type { Ware } from './checkout-crashes';
import { addShoppers } from './shoppers';
import type { Shopper } from './shoppers';
import { addProduct, checkoutForm, unique } from './small-shop';

const machines = isSoak ? await startMachines() : null;
const shopperCount = 12;
const loadMs = 3000;
const retryMs = 100;
/** While a database or a shop is replaced; the shop's own 503 among them. */
const laterStatuses = [502, 503, 504];

if (isSoak && machines === null) {
  recordNotRun(29, 'primary lost', 'PostgreSQL, HAProxy or PgBouncer is not installed');
}

afterAll(() => machines?.stop());

/** docs/scale.md, as far as one machine can run it. */
describe.skipIf(machines === null)('two shops behind HAProxy, PgBouncer and a replica', () => {
  let db: Database;
  let shoppers: Shopper[];
  let wares: Ware[];

  beforeAll(async () => {
    db = await openDatabase({ databaseUrl: machines?.databaseUrl ?? '', poolSize: 2 });
    shoppers = await addShoppers(db, shopperCount);
    await addProduct(db, { name: 'Harbour coat' });
    await addProduct(db, { name: 'Quay dress' });
    wares = await markStart(db);
  });

  afterAll(() => db?.close());

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${machines?.url}/api${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers });

  const readsOf = async (databaseUrl = '') => {
    const server = await openDatabase({ databaseUrl, poolSize: 1 });
    const { rows } = await server.orm.execute(
      sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as reads
        from pg_stat_user_tables where relname = 'products'`,
    );
    await server.close();
    return Number(rows[0]?.reads);
  };

  it('read the catalogue from the replica', async () => {
    const before = await readsOf(machines?.replica.url);
    const search = async () => {
      const response = await post('/products', { search: 'harbour' });
      return (await response.json()) as { data: { data: { name: string }[] } };
    };
    await eventually(async () => {
      expect((await search()).data.data.map(({ name }) => name)).toEqual(['Harbour coat']);
    });
    await eventually(async () => {
      expect(await readsOf(machines?.replica.url)).toBeGreaterThan(before);
    });
  });

  it('show what has just changed, though the replica follows later', async () => {
    const id = wares[0]?.product_id ?? 0;
    for (const name of ['Mole coat', 'Pier coat', 'Jetty coat']) {
      await db.orm.update(products).set({ name }).where(eq(products.id, id));
      await eventually(async () => {
        for (const { url } of machines?.shops ?? []) {
          const response = await fetch(`${url}/api/products/${id}`);
          expect(((await response.json()) as { data: { name: string } }).data.name).toBe(name);
        }
      });
    }
  });

  it('lose no acknowledged order when the replica takes over', async () => {
    const acknowledged: number[] = [];
    const problems: string[] = [];
    let isOpen = true;
    /** Calls until it is not refused for now, as a browser would. */
    const persist = async (path: string, { token }: Shopper, body: object, key?: string) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      for (;;) {
        const response = await post(path, body, headers).catch(() => undefined);
        const text = await response?.text().catch(() => undefined);
        if (response?.status === 200 && text !== undefined) {
          return JSON.parse(text) as { data: { id: number } };
        }
        if (response && text !== undefined && !laterStatuses.includes(response.status)) {
          problems.push(`${path}: ${response.status} ${text}`);
          return undefined;
        }
        await wait(retryMs);
      }
    };
    const shop = async (shopper: Shopper) => {
      while (isOpen) {
        for (const ware of wares) await persist('/cart', shopper, { ...ware, quantity: 1 });
        const order = await persist('/orders', shopper, checkoutForm(), unique('machines'));
        if (order) acknowledged.push(order.data.id);
      }
    };

    const shopping = shoppers.map(shop);
    await wait(loadMs);
    const before = acknowledged.length;
    await machines?.failOver();
    const after = acknowledged.length;
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(after + shopperCount));
    isOpen = false;
    await Promise.all(shopping);

    expect(problems).toEqual([]);
    expect(before).toBeGreaterThan(0);
    const kept = await openDatabase({ databaseUrl: machines?.replica.url ?? '', poolSize: 2 });
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(await kept.orm.$count(orders, inArray(orders.id, acknowledged))).toBe(
      acknowledged.length,
    );
    await expectWhole(kept, 'after the replica took over');
    await kept.close();
    recordFigure(
      29,
      'primary lost',
      `${before} orders before the failover, ${acknowledged.length - after} after it: all kept, none twice or torn`,
    );
  });
});

const alone = isSoak ? await startPostgres() : null;

if (isSoak && alone === null) recordNotRun(29, 'replica lost', 'PostgreSQL is not installed');

describe.skipIf(alone === null)('a replica that is lost', () => {
  afterAll(() => alone?.stop());

  it('leaves the catalogue to the primary, and is used again when it is back', async () => {
    const replica = await alone?.startReplica();
    const lost = await openDatabase({ databaseUrl: alone?.url ?? '', readUrl: replica?.url ?? '' });
    expect(lost.reader()).not.toBe(lost.orm);
    const killed = performance.now();
    await replica?.kill();
    await eventually(() => expect(lost.reader()).toBe(lost.orm));
    const left = Math.round(performance.now() - killed);
    await lost.readerCaughtUp();
    await replica?.restart();
    const back = performance.now();
    await eventually(() => expect(lost.reader()).not.toBe(lost.orm));
    const used = Math.round(performance.now() - back);
    recordFigure(
      29,
      'replica lost',
      `the primary was read ${left} ms after the replica was killed, the replica ${used} ms after it was back`,
    );
    await lost.close();
    await replica?.stop();
  });
});
