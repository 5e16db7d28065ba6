import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../server/src/db/client';
import type { PostgresServer } from '../support/postgres-server';
import { startWorkers } from '../support/shop-process';
import {
  addPricedProduct,
  importPrice,
  priceSeenAfter,
  priceSeenThoughCutOff,
} from '../trust/priced-product';
import { round } from './numbers';
import type { Recorder } from './recorder';

const processes = 4;
const changes = 10;
const firstPrice = 731;

/**
 * Measures after how long each of four processes shows a price that a command has changed: as they are
 * notified, and while their notifications are cut off.
 */
export const measurePriceSeen = async (
  postgres: PostgresServer,
  recorder: Recorder,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'selvage-bench-'));
  const env = {
    DATABASE_URL: await postgres.createDatabase('bench_prices'),
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
  };
  const shop = await startWorkers(processes, env);
  const shopOfProcesses = { url: shop.url, processes };
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, poolSize: 1 });
  try {
    const product = await addPricedProduct(db);
    let price = firstPrice;
    const change = () => importPrice(folder, product, price, env);
    const measure = async (line: string, changeAndSee: () => Promise<number>): Promise<void> => {
      const seen: number[] = [];
      for (; seen.length < changes; price += 1) seen.push(await changeAndSee());
      recorder.figure(line, round(Math.max(...seen) / 1000));
      console.log(`${line}: in ms, each time, ${seen.join(', ')}`);
    };
    await measure('four processes: a price of the shopkeeper seen after, s', async () => {
      await change();
      return priceSeenAfter(shopOfProcesses, product, price);
    });
    await measure('four processes: a price seen after, its notification cut, s', () =>
      priceSeenThoughCutOff(shopOfProcesses, product, price, { db, change }),
    );
  } finally {
    await db.close();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
