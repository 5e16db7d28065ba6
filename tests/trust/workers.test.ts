import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { childrenOf } from '../support/process-family';
import { startWorkers } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import {
  addPricedProduct,
  answersOfEach,
  importPrice,
  priceSeenAfter,
  priceSeenThoughCutOff,
} from './priced-product';
import type { PricedProduct } from './priced-product';
import { seenWithinMs } from './seen-after';

const postgres = isSoak ? await startPostgres() : null;
const count = 4;
const rounds = 10;
const metricsToken = 'a token of the operator';

/** `npm start -- --workers 4`. */
describe.skipIf(postgres === null)('four workers on a PostgreSQL server', () => {
  const env = { DATABASE_URL: postgres?.url ?? '', DEMO: '0', METRICS_TOKEN: metricsToken };
  let shop: ShopProcess;
  let db: Database;
  let folder: string;
  let product: PricedProduct;
  let lastPrice = 730;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvage-workers-'));
    shop = await startWorkers(count, env);
    db = await openDatabase({ databaseUrl: env.DATABASE_URL, poolSize: 2 });
    product = await addPricedProduct(db);
  });

  afterAll(async () => {
    await db?.close();
    await shop?.stop();
    await postgres?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** The ids of the workers. */
  const workers = () => childrenOf(shop.pid());

  const shopOfWorkers = () => ({ url: shop.url, processes: count });

  const ofEach = (path: string, headers: Record<string, string> = {}) =>
    answersOfEach(shopOfWorkers(), path, headers);

  const setPrice = (dollars: number) =>
    importPrice(folder, product, dollars, { ...env, DATA_DIR: shop.dataDir });

  const expectPrice = (dollars: number) => priceSeenAfter(shopOfWorkers(), product, dollars);

  /** Changes the price some times, and records for line 25 after how long it was seen at most. */
  const recordChanges = async (
    part: string,
    what: string,
    changeAndSee: (dollars: number) => Promise<number>,
  ) => {
    const times: number[] = [];
    while (times.length < rounds) {
      lastPrice += 1;
      times.push(await changeAndSee(lastPrice));
    }
    const longest = Math.max(...times);
    recordFigure(
      25,
      part,
      `${rounds} ${what}: in the API and on the page of each worker after ${longest} ms at most`,
      longest <= seenWithinMs,
    );
  };

  it('each show a price that a command changes, in their pages and in the API', async () => {
    await ofEach(`/product/${product.id}`);
    await recordChanges('four workers', 'imports of a price', async (dollars) => {
      await setPrice(dollars);
      return expectPrice(dollars);
    });
  });

  it('each show a price that changes while their notifications are cut off', async () => {
    await recordChanges(
      'four workers, cut off',
      'imports of a price while notifications were cut off',
      (dollars) =>
        priceSeenThoughCutOff(shopOfWorkers(), product, dollars, {
          db,
          change: () => setPrice(dollars),
        }),
    );
  });

  it('sum up their metrics', async () => {
    await ofEach('/healthz');
    const metricsOfEach = await ofEach('/metrics', { authorization: `Bearer ${metricsToken}` });
    const calls = /http_request_duration_seconds_count\{.*route="\/healthz".*\} (\d+)/;
    for (const metrics of metricsOfEach) expect(Number(calls.exec(metrics)?.[1])).toBe(2 * count);
  });

  it('are replaced when they are killed', async () => {
    const [first = 0, ...others] = await workers();
    expect(others).toHaveLength(count - 1);
    process.kill(first, 'SIGKILL');
    await eventually(async () => {
      const now = await workers();
      expect(now).toEqual([...others, expect.any(Number)]);
      expect(now).not.toContain(first);
    });
    expect(shop.output()).toContain('A process of the shop ended (SIGKILL)');
    await expectPrice(lastPrice);
  });

  it('end with the process that started them, also by kill -9', async () => {
    const before = await workers();
    await shop.kill();
    await eventually(() => {
      for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    });
    await shop.restart();
    await eventually(async () => expect(await workers()).toHaveLength(count));
  });
});
