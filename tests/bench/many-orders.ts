import type { ShopSize } from '../support/grown-shop';
import { startPostgres } from '../support/postgres-server';
import type { PostgresServer } from '../support/postgres-server';
import { withShop } from './bench-shop';
import { allCpuMs } from './load';
import { round } from './numbers';
import { logIn, oneOrder, orderList } from './provider-calls';
import type { Recorder } from './recorder';

const ordersOfEach = 5;
const customers = 200_000;

/** Each password that is checked keeps a processor busy: more at once would only wait. */
const loginsAtOnce = 2;

/** What the calls of customers cost in a shop of a size, ms of CPU. */
const costsIn = async (size: ShopSize, postgres: PostgresServer): Promise<Map<string, number>> => {
  const costs = new Map<string, number>();
  await withShop({ kind: 'PostgreSQL', postgres, size }, async (shop) => {
    for (const call of [orderList(shop.grown), oneOrder(shop.grown)]) {
      costs.set(call.title, allCpuMs(await shop.measure(call)));
    }
    const login = logIn(shop.grown);
    costs.set(login.title, allCpuMs(await shop.measure(login, { connections: loginsAtOnce })));
    costs.set('order', allCpuMs(await shop.measureOrders()));
  });
  return costs;
};

/** Measures what the orders of others add to what a customer's calls cost, on PostgreSQL. */
export const measureManyOrders = async (recorder: Recorder): Promise<void> => {
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    const few = await costsIn({ ordersOfEach }, postgres);
    const many = await costsIn({ customers, ordersOfEach }, postgres);
    const rows: Record<string, object> = {};
    for (const [call, cost] of many) {
      const before = few.get(call) ?? Number.NaN;
      const times = round(cost / before);
      rows[call] = { 'empty shop': before, 'a million orders': cost, times };
      recorder.figure(`a million orders: ${call}, times an empty shop's CPU`, times);
    }
    recorder.table('CPU ms of a call, database included, by how many orders there are', rows);
  } finally {
    await postgres.stop();
  }
};
