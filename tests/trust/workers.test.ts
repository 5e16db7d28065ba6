import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inProject } from '../../scripts/setup/paths.mjs';
import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { addPricedProduct, answersOfEach, importPrice, priceSeenAfter } from './priced-product';
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

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvage-workers-'));
    shop = await startShop(env, [inProject('dist', 'server', 'main.js'), '--workers', `${count}`]);
    db = await openDatabase({ databaseUrl: env.DATABASE_URL, poolSize: 2 });
    product = await addPricedProduct(db);
    await eventually(() => expect(shop.output()).toContain(`in ${count} processes`));
  });

  afterAll(async () => {
    await db?.close();
    await shop?.stop();
    await postgres?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** The ids of the workers. */
  const workers = async (): Promise<number[]> => {
    const pid = shop.pid();
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.trim().split(' ').filter(Boolean).map(Number);
  };

  const ofEach = (path: string, headers: Record<string, string> = {}) =>
    answersOfEach({ url: shop.url, processes: count }, path, headers);

  const setPrice = (dollars: number) =>
    importPrice(folder, product, dollars, { ...env, DATA_DIR: shop.dataDir });

  const expectPrice = (dollars: number) =>
    priceSeenAfter({ url: shop.url, processes: count }, product, dollars);

  it('each show a price that a command changes, in their pages and in the API', async () => {
    await ofEach(`/product/${product.id}`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await setPrice(731 + round);
      times.push(await expectPrice(731 + round));
    }
    const longest = Math.max(...times);
    recordFigure(
      25,
      'four workers',
      `${rounds} imports of a price: in the API and on the page of each worker after ${longest} ms at most`,
      longest <= seenWithinMs,
    );
  });

  it('each show a price that changes while their notifications are cut off', async () => {
    const { rows } = await db.orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'selvage-listener'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(count);
    await setPrice(853);
    await expectPrice(853);
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
    await expectPrice(853);
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
