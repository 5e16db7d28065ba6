import { databaseKinds } from '../../scripts/setup/speed-lines.mjs';
import type { DatabaseKind } from '../../scripts/setup/speed-lines.mjs';
import type { GrownShop } from '../support/grown-shop';
import type { PostgresServer } from '../support/postgres-server';
import { startPostgres } from '../support/postgres-server';
import { withShop } from './bench-shop';
import { allCpuMs, connectionCount } from './load';
import type { Call, Cost } from './load';
import { round } from './numbers';
import { measurePriceSeen } from './price-seen';
import {
  addToBag,
  cachedList,
  freshList,
  freshPage,
  freshSearch,
  orderList,
  page,
  productById,
  readBag,
} from './provider-calls';
import type { Recorder } from './recorder';

/** As many products as the lists of the peers had. */
const list = { per_page: 20 };

/** The shop renders so many pages at once; others wait. */
const rendersAtOnce = 8;

const callsOf = (grown: GrownShop): Call[] => {
  const product = `/product/${grown.productIds[0] ?? 1}`;
  return [
    page('home, from the cache', '/'),
    page('listing, from the cache', '/shop'),
    page('product page, from the cache', product),
    cachedList('list, from the cache', list),
    productById('product by id', grown),
    freshList('list, fresh', list),
    freshSearch('search, fresh', 'silk kaftan'),
    freshSearch('search of half of the shop, fresh', 'silk'),
    addToBag(grown),
    readBag(grown),
    orderList(grown),
  ];
};

const renderedOf = (grown: GrownShop): Call[] => [
  freshPage('home, made afresh', '/'),
  freshPage('listing, made afresh', '/shop'),
  freshPage('product page, made afresh', `/product/${grown.productIds[0] ?? 1}`),
];

/** A cost as a row of a table. */
const rowOf = (cost: Cost) => ({
  'requests a second': cost.requestsPerSecond,
  'CPU ms': allCpuMs(cost),
  'of it the database': cost.databaseMs,
  'p50 ms': cost.p50,
  'p99 ms': cost.p99,
  kB: round(cost.bytes / 1024, 1),
  failed: cost.failures,
});

const measureOn = async (
  kind: DatabaseKind,
  postgres: PostgresServer,
  recorder: Recorder,
): Promise<void> => {
  await withShop({ kind, postgres }, async (shop) => {
    const idle = await shop.memory();
    const rows: Record<string, object> = {};
    const take = async (call: Call, connections = connectionCount) => {
      const row = rowOf(await shop.measure(call, { connections }));
      rows[call.title] = row;
      recorder.figures(`${kind}: ${call.title}, `, row);
    };
    for (const call of callsOf(shop.grown)) await take(call);
    for (const call of renderedOf(shop.grown)) await take(call, rendersAtOnce);
    const ordering = await shop.measureOrders();
    rows['add to bag, then order'] = {
      'requests a second': ordering.requestsPerSecond,
      'CPU ms': allCpuMs(ordering),
      'of it the database': ordering.databaseMs,
    };
    recorder.table(
      `The provider on ${kind}, one process, ${connectionCount} connections, ${rendersAtOnce} for pages made afresh`,
      rows,
    );
    recorder.table(`Browsing while others order on ${kind}`, { all: await shop.measureMix() });
    recorder.figure(`${kind}: memory idle, MB`, idle);
    recorder.figure(`${kind}: memory after load, MB`, await shop.memory());
  });
};

/** Measures what requests cost on both databases, and how soon a new price is everywhere. */
export const measureProvider = async (recorder: Recorder): Promise<void> => {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    for (const kind of databaseKinds) await measureOn(kind, postgres, recorder);
    await measurePriceSeen(postgres, recorder);
  } finally {
    await postgres.stop();
  }
};
