import { writeFile } from 'node:fs/promises';

import { inProject } from '../../scripts/setup/paths.mjs';
import { startPostgres } from '../support/postgres-server';
import type { PostgresServer } from '../support/postgres-server';
import type { GrownShop } from './grown-shop';
import { plotGrowth } from './growth-plot';
import type { Growth } from './growth-plot';
import { connectionCount } from './load';
import type { Call } from './load';
import { databaseKinds, withShop } from './provider';
import type { DatabaseKind } from './provider';
import { addToBag, farPage, freshList, freshSearch, page, productById } from './provider-calls';

/** There are many calls, shops and databases. */
const durationSeconds = 3;
const catalogueSizes = [100, 1000, 10_000, 100_000];

const callsOf = (grown: GrownShop): Call[] => [
  freshList('newest first', {}),
  freshList('by price', { sort: 'price-low-high' }),
  farPage('a far page', grown),
  // So many are in it in the smallest shop, too.
  freshList('a category', { category_id: 3, per_page: 8 }),
  freshList('facets of all', { facets: true }),
  freshList('facets of filters', { facets: true, kinds: ['Dress'], fabrics: ['Silk'] }),
  freshSearch('a search', 'silk kaftan'),
  freshList('a search, filtered', { search: 'silk kaftan' }),
  freshSearch('a word of many', 'silk'),
  freshSearch('a typing mistake', 'kaftn'),
  freshSearch('nothing found', 'xylophone'),
  productById('a product', grown),
  addToBag(grown),
  page('sitemap', grown.products > 45_000 ? '/sitemap.xml?part=1' : '/sitemap.xml'),
];

const measureGrowth = async (kind: DatabaseKind, postgres: PostgresServer): Promise<Growth> => {
  const growth: Growth = { title: kind, sizes: catalogueSizes, lines: {} };
  const shops: Record<string, object> = {};
  const mixes: Record<string, object> = {};
  for (const products of catalogueSizes) {
    await withShop(
      kind,
      products,
      postgres,
      async ({ grown, measure, measureMix, memory, startedInMs, listedInMs }) => {
        const rows: Record<string, object> = {};
        for (const call of callsOf(grown)) {
          const cost = await measure(call, { durationSeconds });
          const cpuMs = Math.round((cost.cpuMs + cost.databaseMs) * 100) / 100;
          (growth.lines[call.title] ??= []).push(cpuMs);
          rows[call.title] = {
            'CPU ms, database included': cpuMs,
            'p50 ms': cost.p50,
            'p99 ms': cost.p99,
            'requests / s': cost.requestsPerSecond,
            failed: cost.failures,
          };
        }
        console.log(`\n${products} products on ${kind}, ${connectionCount} connections:`);
        console.table(rows);
        mixes[products] = await measureMix();
        shops[products] = {
          'ready after ms': startedInMs,
          'first list after that, ms': listedInMs,
          'memory MB': await memory(),
        };
      },
    );
  }
  console.log(`\nThe process on ${kind}, by products:`);
  console.table(shops);
  console.log(`\nBrowsing on ${kind} while others order, by products:`);
  console.table(mixes);
  return growth;
};

/** How many times as much each request costs with the most products as with the fewest. */
const timesOf = ({ lines }: Growth) =>
  Object.fromEntries(
    Object.entries(lines).map(([title, costs]) => {
      const times = (costs.at(-1) ?? Number.NaN) / (costs[0] ?? Number.NaN);
      return [title, { ...costs, times: Math.round(times * 10) / 10, goal: 3 }];
    }),
  );

/**
 * Prints what requests that no cache answers cost in shops of a hundred to a hundred thousand
 * products, on both databases, and draws it into docs/growth.svg.
 */
export const printGrowth = async (): Promise<void> => {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    const growths: Growth[] = [];
    for (const kind of databaseKinds) growths.push(await measureGrowth(kind, postgres));
    for (const growth of growths) {
      console.log(`\nCPU ms of a request on ${growth.title}, by products:`);
      console.table(timesOf(growth));
    }
    await writeFile(inProject('docs', 'growth.svg'), plotGrowth(growths));
  } finally {
    await postgres.stop();
  }
};
