import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PostgresServer } from '../support/postgres-server';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import { growShop } from './grown-shop';
import type { GrownShop } from './grown-shop';
import { connectionCount, load, memoryOf, metricsToken } from './load';
import type { Call, Cost, LoadOptions } from './load';
import { measureMix } from './mix';
import { placeOrders } from './place-orders';
import {
  addToBag,
  cachedList,
  freshList,
  freshSearch,
  orderList,
  page,
  productById,
  readBag,
} from './provider-calls';

export const databaseKinds = ['PostgreSQL', 'embedded'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A running shop of a bench. */
export interface BenchShop {
  grown: GrownShop;
  measure: (call: Call, options?: Pick<LoadOptions, 'durationSeconds'>) => Promise<Cost>;
  /** What adding a piece to a bag and ordering it costs, by customers who go on doing so. */
  measureOrders: () => Promise<Pick<Cost, 'requestsPerSecond' | 'cpuMs' | 'databaseMs'>>;
  /** What browsing costs while others order. */
  measureMix: () => ReturnType<typeof measureMix>;
  /** How long the process took to be ready, ms. */
  startedInMs: number;
  /** How long after that the first list was answered, which waits for the index, ms. */
  listedInMs: number;
  memory: () => Promise<number>;
}

let databases = 0;

/** Runs the built shop with so many products on a database of its own. */
export const withShop = async (
  kind: DatabaseKind,
  products: number,
  postgres: PostgresServer,
  use: (shop: BenchShop) => Promise<void>,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvage-bench-'));
  databases += 1;
  const databaseUrl =
    kind === 'PostgreSQL' ? await postgres.createDatabase(`bench_${databases}`) : undefined;
  try {
    const grown = await growShop(
      databaseUrl === undefined ? { dataDir } : { databaseUrl },
      products,
    );
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

/** What the peers do a second, and the CPU time of a request where it was measured. */
const peers: Record<string, { EverShop?: string; Medusa?: string; goal: string }> = {
  'home, from the cache': { EverShop: '45', Medusa: '49', goal: '5000' },
  'listing, from the cache': { EverShop: '30', Medusa: '46', goal: '5000' },
  'product page, from the cache': { EverShop: '43', Medusa: '53', goal: '5000' },
  'list, from the cache': { EverShop: '111 (6.4 ms)', Medusa: '13', goal: '5000 (0.2 ms)' },
  'product by id': { Medusa: '61', goal: '5000' },
  'list, fresh': { EverShop: '111 (6.4 ms)', Medusa: '13', goal: '500 (1.5 ms)' },
  'search, fresh': { goal: '400 (2 ms)' },
  'add to bag': { EverShop: '108 (6.9 ms)', Medusa: '12', goal: '500 (1.5 ms)' },
  'order list': { goal: '(2 ms)' },
};

/** A cost as a row of a table. */
export const rowOf = (cost: Cost) => ({
  'requests / s': cost.requestsPerSecond,
  'CPU ms': cost.cpuMs,
  'database CPU ms': cost.databaseMs,
  'p50 ms': cost.p50,
  'p99 ms': cost.p99,
  'kB each': Math.round(cost.bytes / 102.4) / 10,
  failed: cost.failures,
});

/** Prints what requests cost on both databases, beside the peers' figures and the goals. */
export const printProvider = async (): Promise<void> => {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    for (const kind of databaseKinds) {
      await withShop(
        kind,
        0,
        postgres,
        async ({ grown, measure, measureOrders, measureMix, memory, startedInMs }) => {
          const idle = await memory();
          const calls = [
            page('home, from the cache', '/'),
            page('listing, from the cache', '/shop'),
            page('product page, from the cache', `/product/${grown.productIds[0] ?? 1}`),
            cachedList('list, from the cache'),
            productById('product by id', grown),
            freshList('list, fresh', {}),
            freshSearch('search, fresh', 'silk kaftan'),
            addToBag(grown),
            readBag(grown),
            orderList(grown),
          ];
          const rows: Record<string, object> = {};
          for (const call of calls) {
            const { goal = '', EverShop = '', Medusa = '' } = peers[call.title] ?? {};
            rows[call.title] = { ...rowOf(await measure(call)), goal, EverShop, Medusa };
          }
          const orders = await measureOrders();
          rows['add to bag, then order'] = {
            'requests / s': orders.requestsPerSecond,
            'CPU ms': orders.cpuMs,
            'database CPU ms': orders.databaseMs,
          };
          rows['browsing, while others order'] = await measureMix();
          console.log(`\nThe provider on ${kind}, one process, ${connectionCount} connections:`);
          console.table(rows);
          console.log(
            `Ready after ${startedInMs} ms; ${idle} MB idle, ${await memory()} MB after this load.`,
          );
        },
      );
    }
  } finally {
    await postgres.stop();
  }
};
