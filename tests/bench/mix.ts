import { setTimeout as wait } from 'node:timers/promises';

import type { GrownShop } from '../support/grown-shop';
import { visitorRequests } from '../support/visitor-requests';
import { allCpuMs, load, readMetric } from './load';
import type { Call, ShopAddress } from './load';
import { round } from './numbers';
import { orderPiece } from './place-orders';

const durationSeconds = 8;
/** At most; a shop of a thousand orders a minute has 17. */
const ordersPerSecond = 17;

/** What visitors who browse cost the shop while others order. */
export const measureMix = async (address: ShopAddress, grown: GrownShop) => {
  const countsOf = async () => ({
    hits: await readMetric(address.url, 'response_cache_hits_total'),
    misses: await readMetric(address.url, 'response_cache_misses_total'),
    dropped: await readMetric(address.url, 'response_cache_dropped_total'),
  });
  const requests = visitorRequests(grown);
  const browse: Call = {
    title: 'browsing',
    // A prime step, so that they come in no order.
    make: (index) => requests[(index * 7919) % requests.length]!,
  };
  for (const { path, ...request } of requests) {
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };
    const init = { ...request, ...('body' in request ? { headers } : {}) };
    await (await fetch(`${address.url}${path}`, init)).arrayBuffer();
  }

  let orders = 0;
  let ends = false;
  const ordering = async () => {
    while (!ends) {
      orders += 1;
      await Promise.all([orderPiece(address.url, grown, orders), wait(1000 / ordersPerSecond)]);
    }
  };
  const before = await countsOf();
  const ordered = ordering();
  const cost = await load(browse, { ...address, durationSeconds, warmUpSeconds: 0 });
  ends = true;
  await ordered;
  const after = await countsOf();
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  return {
    'requests a second': cost.requestsPerSecond,
    'CPU ms': allCpuMs(cost),
    'of it the database': cost.databaseMs,
    orders,
    'dropped an order': round((after.dropped - before.dropped) / orders, 1),
    'from the cache, %': round((100 * hits) / (hits + misses), 1),
    failed: cost.failures,
  };
};
