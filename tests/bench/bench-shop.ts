import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabaseKind } from '../../scripts/setup/speed-lines.mjs';
import type { DatabaseOptions } from '../../server/src/db/client';
import { growShop } from '../support/grown-shop';
import type { GrownShop, ShopSize } from '../support/grown-shop';
import type { PostgresServer } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import { load, memoryOf, metricsToken } from './load';
import type { Call, Cost, LoadOptions } from './load';
import { measureMix } from './mix';
import { placeOrders } from './place-orders';

/** A running shop of a bench. */
export interface BenchShop {
  grown: GrownShop;
  measure: (
    call: Call,
    options?: Pick<LoadOptions, 'durationSeconds' | 'connections'>,
  ) => Promise<Cost>;
  /** What adding a piece to a bag and ordering it costs, by customers who go on doing so. */
  measureOrders: () => ReturnType<typeof placeOrders>;
  /** What browsing costs while others order. */
  measureMix: () => ReturnType<typeof measureMix>;
  /** How long the process took to be ready, ms. */
  startedInMs: number;
  /** How long after that the first list was answered, which waits for the index, ms. */
  listedInMs: number;
  memory: () => Promise<number>;
}

interface BenchShopOptions {
  kind: DatabaseKind;
  postgres: PostgresServer;
  size?: ShopSize;
  /** What is done with the database before the shop is started on it. */
  prepare?: (database: DatabaseOptions, grown: GrownShop) => Promise<void>;
}

let databases = 0;

/** Runs the built shop, grown to a size, on a database of its own. */
export const withShop = async (
  { kind, postgres, size, prepare }: BenchShopOptions,
  use: (shop: BenchShop) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvage-bench-'));
  databases += 1;
  const databaseUrl =
    kind === 'PostgreSQL' ? await postgres.createDatabase(`bench_${databases}`) : undefined;
  const database = databaseUrl === undefined ? { dataDir } : { databaseUrl };
  try {
    const grown = await growShop(database, size);
    await prepare?.(database, grown);
    const started = Date.now();
    const shop = await startShop({
      DATA_DIR: dataDir,
      PICTURES_DIR: join(dataDir, 'media'),
      METRICS_TOKEN: metricsToken,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    const startedInMs = Date.now() - started;
    await fetch(`${shop.url}/api/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const listedInMs = Date.now() - started - startedInMs;
    const address = { url: shop.url, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    try {
      await use({
        grown,
        startedInMs,
        listedInMs,
        measure: (call, options) => load(call, { ...address, ...options }),
        measureOrders: () => placeOrders(address, grown),
        measureMix: () => measureMix(address, grown),
        memory: () => memoryOf(shop.url),
      });
    } finally {
      await shop.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
