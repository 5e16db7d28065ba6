import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { median } from '../bench/numbers';
import { isSoak, recordFigure } from '../support/figures';
import { growShop } from '../support/grown-shop';
import { startPostgres } from '../support/postgres-server';
import { childrenOf, familyMemory } from '../support/process-family';
import { startWorkers } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { expectWhole, inDatabase, markStart } from './checkout-crashes';
import { sendTraffic, trafficOf, withUncommonVisits } from './traffic';
import type { CallKind, Traffic } from './traffic';

const postgres = isSoak ? await startPostgres() : null;
const count = 4;
const products = 1000;
/** How long the traffic lasts: `SOAK_MINUTES=60` for an hour, 0.5 to try it. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const shareOfCapacity = 0.7;
/**
 * Fills the caches of all processes. It is not counted: they would fill for minutes otherwise, and the first of
 * these would be compared, in time and memory, with the last ones, of full caches.
 */
const filling = { connections: 8 * count, settleSeconds: 0, seconds: 60 };
/** One connection of each process, so that each makes its first pages one after another. */
const warmUp = { connections: count, settleSeconds: 0, seconds: 10 };
/** As many calls at once as keep all processors busy, and none has to be refused. */
const capacityPace = { connections: 8 * count, settleSeconds: 5, seconds: 20 };
/** More than calls at this rate need, so that none waits for a connection but after a pause. */
const pace = { connections: 16 * count, settleSeconds: 6 * minutes, seconds: 60 * minutes };
/** For all else that the test does. */
const furtherMs = 1_800_000;
const memoryEveryMs = 2_000;
/** What line 28 of docs/trust.md allows: the time of the last third, and growth. */
const slowerAtMost = 2;
const growthAtMost = 0.1;
const kinds: CallKind[] = ['browse', 'bag', 'checkout'];

/** `npm start -- --workers 4`, as a house with many customers runs it. */
describe.skipIf(postgres === null)('mixed traffic to four workers', () => {
  const databaseUrl = postgres?.url ?? '';
  let shop: ShopProcess;
  let traffic: Traffic;

  beforeAll(async () => {
    // Without orders that were not placed in a shop: they are not whole.
    const grown = await growShop({ databaseUrl }, { products, ordersOfEach: 0 });
    await inDatabase({ databaseUrl, poolSize: 1 }, markStart);
    shop = await startWorkers(count, { DATABASE_URL: databaseUrl });
    traffic = trafficOf(shop.url, grown);
  });

  afterAll(async () => {
    await shop?.stop();
    await postgres?.stop();
  });

  /** The memory in the first fifth of the time and in the last, in MB: each the middle reading. */
  const watchMemory = async (): Promise<{ first: number; last: number }> => {
    await wait(1000 * pace.settleSeconds);
    const end = performance.now() + 1000 * pace.seconds;
    const readings: number[] = [];
    while (performance.now() < end) {
      readings.push(await familyMemory(shop.pid()));
      await wait(memoryEveryMs);
    }
    const fifth = Math.ceil(readings.length / 5);
    return { first: median(readings.slice(0, fifth)), last: median(readings.slice(-fifth)) };
  };

  /** Expects every acknowledged order to be there, no other, and the stock to be what is left. */
  const expectOrders = (acknowledged: number[]) =>
    inDatabase({ databaseUrl, poolSize: 1 }, async (db) => {
      const { rows } = await db.pool.query<{ id: number }>(
        'select id from orders, start where id > last_order',
      );
      const kept = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(kept.size).toBe(acknowledged.length);
      await expectWhole(db, 'after the traffic');
    });

  it(
    'fails no call, loses no order, and stays as large and as fast',
    { timeout: 60_000 * minutes + furtherMs },
    async () => {
      const filled = await sendTraffic(withUncommonVisits(traffic), filling);
      const early = await sendTraffic(traffic, warmUp);
      const full = await sendTraffic(traffic, capacityPace);
      const capacity = full.accepted / capacityPace.seconds;
      const rate = Math.floor(shareOfCapacity * capacity);
      const workers = await childrenOf(shop.pid());
      expect(workers).toHaveLength(count);
      const [steady, memory] = await Promise.all([
        sendTraffic(traffic, { ...pace, rate }),
        watchMemory(),
      ]);

      expect(filled.problems).toEqual({});
      expect(steady.problems).toEqual({});
      expect(await childrenOf(shop.pid())).toEqual(workers);
      const orders = [filled, early, full, steady].flatMap((answers) => answers.orders);
      await expectOrders(orders);

      const { first, last } = steady.p99;
      const slower = last.all / first.all;
      const growth = memory.last / memory.first - 1;
      const ofKinds = kinds.map((kind) => `${kind} ${first[kind]} to ${last[kind]} ms`).join(', ');
      recordFigure(
        28,
        'four workers',
        `${rate} calls a second of ${Math.round(capacity)} that could be served, for ${minutes} min: ${steady.accepted} accepted, none refused or failed; ` +
          `p99 ${first.all} ms in the first third, ${last.all} ms (x${slower.toFixed(1)}) in the last (${ofKinds}); ` +
          `memory of ${count + 1} processes ${memory.first} MB in the first fifth, ${memory.last} in the last; ` +
          `all ${orders.length} acknowledged orders kept, none twice or torn`,
        slower <= slowerAtMost && growth <= growthAtMost,
      );
    },
  );
});
