import { writeFile } from 'node:fs/promises';

import { inProject } from '../../scripts/setup/paths.mjs';
import { databaseKinds, growthGroups } from '../../scripts/setup/speed-lines.mjs';
import type { DatabaseKind } from '../../scripts/setup/speed-lines.mjs';
import type { DatabaseOptions } from '../../server/src/db/client';
import type { GrownShop } from '../support/grown-shop';
import { startPostgres } from '../support/postgres-server';
import type { PostgresServer } from '../support/postgres-server';
import { withShop } from './bench-shop';
import { plotGrowth } from './growth-plot';
import type { Growth } from './growth-plot';
import { allCpuMs, connectionCount } from './load';
import type { Call, Cost } from './load';
import { round } from './numbers';
import {
  addToBag,
  farPage,
  freshList,
  freshSearch,
  nearPage,
  page,
  productById,
} from './provider-calls';
import type { Recorder } from './recorder';
import { measureUncachedReads } from './uncached-reads';
import { highest } from './worst';
import type { NamedFigure } from './worst';

/** There are many calls, shops and databases. */
const durationSeconds = 3;
const catalogueSizes = [100, 1000, 10_000, 100_000];

type Group = (typeof growthGroups)[number];

const nearTitle = 'a near page';
const farTitle = 'a far page';

/** The calls by what they are about. */
const callsOf = (grown: GrownShop): Partial<Record<Group, Call[]>> => ({
  list: [
    freshList('newest first', {}),
    freshList('by price', { sort: 'price-low-high' }),
    // So many are in it in the smallest shop, too.
    freshList('a category', { category_id: 3, per_page: 8 }),
  ],
  'far page': [nearPage(nearTitle, grown), farPage(farTitle, grown)],
  facets: [
    freshList('facets of all', { facets: true }),
    freshList('facets of filters', { facets: true, kinds: ['Dress'], fabrics: ['Silk'] }),
  ],
  search: [
    freshSearch('a search', 'silk kaftan'),
    freshList('a search, filtered', { search: 'silk kaftan' }),
    freshSearch('a word of many', 'silk'),
    freshSearch('a typing mistake', 'kaftn'),
    freshSearch('nothing found', 'xylophone'),
  ],
  product: [productById('a product', grown)],
  'bag and sitemap': [
    addToBag(grown),
    page('sitemap', grown.products > 45_000 ? '/sitemap.xml?part=1' : '/sitemap.xml'),
  ],
});

/** What was measured on one database, by title and number of products. */
interface Measured {
  groups: Map<string, Group>;
  cpuMs: Record<string, number[]>;
  /** The median and the 99th percentile, ms. */
  waits: Record<string, [p50: number, p99: number][]>;
  process: Record<string, object>;
}

const measureGrowth = async (kind: DatabaseKind, postgres: PostgresServer): Promise<Measured> => {
  const measured: Measured = { groups: new Map(), cpuMs: {}, waits: {}, process: {} };
  const keepCpu = (group: Group, title: string, cpuMs: number) => {
    measured.groups.set(title, group);
    (measured.cpuMs[title] ??= []).push(cpuMs);
  };
  const keep = (group: Group, title: string, cost: Cost) => {
    console.log(`${title}: ${cost.requestsPerSecond} a second, ${cost.failures} failed`);
    keepCpu(group, title, allCpuMs(cost));
    (measured.waits[title] ??= []).push([cost.p50, cost.p99]);
  };

  for (const products of catalogueSizes) {
    console.log(`\n${products} products on ${kind}, ${connectionCount} connections:`);
    const prepare = async (database: DatabaseOptions) => {
      const { list, product } = await measureUncachedReads(database);
      keepCpu('list read from the database', '24 products read', list);
      keepCpu('product read from the database', 'a product read', product);
    };
    await withShop({ kind, postgres, size: { products }, prepare }, async (shop) => {
      for (const group of growthGroups) {
        for (const call of callsOf(shop.grown)[group] ?? []) {
          keep(group, call.title, await shop.measure(call, { durationSeconds }));
        }
      }
      const { 'dropped an order': dropped, 'from the cache, %': cached } = await shop.measureMix();
      measured.process[products] = {
        'ready after, ms': shop.startedInMs,
        'first list after that, ms': shop.listedInMs,
        'responses dropped by an order': dropped,
        'browsing answered from the cache, %': cached,
        'memory after all of this, MB': await shop.memory(),
      };
    });
  }
  return measured;
};

const bySize = (values: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(catalogueSizes.map((size, at) => [size, values[at] ?? '']));

const times = (value: number | undefined, of: number | undefined): number =>
  round((value ?? Number.NaN) / (of ?? Number.NaN), 1);

/** How many times as much each call costs with the most products as with the fewest. */
const growthOf = ({ cpuMs }: Measured): NamedFigure[] =>
  Object.entries(cpuMs).map(([name, costs]) => ({ name, value: times(costs.at(-1), costs[0]) }));

/** How many times the median the 99th percentile is with the most products, of each call. */
const spreadOf = ({ waits }: Measured): NamedFigure[] =>
  Object.entries(waits).map(([name, all]) => {
    const last = all.at(-1);
    // A median below the millisecond that is counted by is no measure of the slowest.
    return { name, value: times(last?.[1], Math.max(1, last?.[0] ?? Number.NaN)) };
  });

const record = (kind: DatabaseKind, measured: Measured, recorder: Recorder): void => {
  const { groups, cpuMs, waits, process } = measured;
  const grown = growthOf(measured);
  recorder.table(
    `CPU ms of a request on ${kind}, database included, by products`,
    Object.fromEntries(
      grown.map(({ name, value }) => [name, { ...bySize(cpuMs[name] ?? []), times: value }]),
    ),
  );
  recorder.table(
    `Median / 99th percentile on ${kind}, ms, ${connectionCount} connections, by products`,
    Object.fromEntries(
      spreadOf(measured).map(({ name, value }) => [
        name,
        { ...bySize((waits[name] ?? []).map((both) => both.join(' / '))), times: value },
      ]),
    ),
  );
  recorder.table(`The process on ${kind}, by products`, process);

  for (const group of growthGroups) {
    const ofGroup = grown.filter(({ name }) => groups.get(name) === group);
    recorder.figure(`${kind}: ${group}, times its CPU at 100`, ...highest(ofGroup));
  }
  recorder.figure(`${kind}: p99, times the median`, ...highest(spreadOf(measured)));
  recorder.figure(
    `${kind}: a far page, times a near one's CPU`,
    times(cpuMs[farTitle]?.at(-1), cpuMs[nearTitle]?.at(-1)),
  );
};

/**
 * Measures what requests that no cache answers cost in shops of a hundred to a hundred thousand
 * products, on both databases, and draws it into docs/growth.svg.
 */
export const measureAllGrowth = async (recorder: Recorder): Promise<void> => {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    const growths: Growth[] = [];
    for (const kind of databaseKinds) {
      const measured = await measureGrowth(kind, postgres);
      record(kind, measured, recorder);
      growths.push({ title: kind, sizes: catalogueSizes, lines: measured.cpuMs });
    }
    await writeFile(inProject('docs', 'growth.svg'), plotGrowth(growths));
  } finally {
    await postgres.stop();
  }
};
