import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { customerWithBag } from '../bench/page-weights';
import { chooseDress } from '../browser/support/catalogue';
import { load, probe, quantile } from './flood';
import type { FloodCall } from './flood';

const metricsToken = 'the soak';
/** As many as the shop serves without refusing any, and ten times more than it can serve. */
const capacity = 20;
const connections = 700;
/**
 * How many of them note their times. Of those that are refused for seconds, many are needed for over a
 * thousand accepted calls; where nearly all are accepted, many would measure the generator of the load.
 */
const sampled: Record<string, number> = { bag: 140, login: 140, listing: 20 };
const seconds = 60;
/** Before and after it for so long each, so that a machine that slows down meanwhile slows both. */
const normalSeconds = 8;
/** The generator of the load shares the machine, and takes a processor of it while it starts. */
const generatorStartMs = 2_000;
/** Between two checks of the health: they are to be answered, not to be load of their own. */
const healthEveryMs = 20;
/** Until refused calls that were held back are answered, and the shop takes bursts again. */
const restMs = 5_000;
const megabyte = 1024 * 1024;
const memoryEveryMs = 2_000;
/** What line 12 of docs/trust.md allows: the time of accepted calls, and growth while it lasts. */
const slowerAtMost = 2;
const growthAtMost = 0.1;
/** Within this time the heap has grown to what so many connections need. */
const settledAfterMs = 20_000;

const postgres = isSoak ? await startPostgres() : null;
const databases = [
  { name: 'embedded', url: '' },
  ...(postgres ? [{ name: 'PostgreSQL', url: postgres.url }] : []),
];

afterAll(() => postgres?.stop());

describe.runIf(isSoak).each(databases)('ten times the load, $name', ({ name, url }) => {
  let shop: ShopProcess;
  let calls: Record<string, FloodCall>;

  beforeAll(async () => {
    shop = await startShop({
      METRICS_TOKEN: metricsToken,
      ...(url === '' ? {} : { DATABASE_URL: url, DEMO: '1' }),
    });
    const { product, size } = await chooseDress(shop.url);
    const line = { product_id: product.id, product_size_id: size.id };
    const { token } = await customerWithBag(shop.url, line);
    const json = { 'content-type': 'application/json' };
    const post = (path: string, body: object, headers = {}): FloodCall => ({
      path: `/api${path}`,
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    calls = {
      bag: post('/cart', { ...line, quantity: 1 }, { authorization: `Bearer ${token}` }),
      login: post('/login', { email: 'demo@selvage.test', password: 'selvage-demo' }),
      listing: post('/products', {}),
    };
  });

  afterAll(() => shop.stop());

  const metric = async (name: string): Promise<number> => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = await (await fetch(`${shop.url}/metrics`, { headers })).text();
    return Number(new RegExp(String.raw`^${name} (\S+)`, 'm').exec(metrics)?.[1]);
  };
  const memory = async () => Math.round((await metric('process_resident_memory_bytes')) / megabyte);

  /** The memory after the flood has begun to weigh, and at its end, in MB: each the middle of five. */
  const watchMemory = async (): Promise<{ settled: number; end: number }> => {
    const began = performance.now();
    const readings: number[] = [];
    while (performance.now() - began < 1000 * seconds) {
      await wait(memoryEveryMs);
      if (performance.now() - began > settledAfterMs) readings.push(await memory());
    }
    const middleOf = (values: number[]) => values.sort((a, b) => a - b)[2] ?? Number.NaN;
    return { settled: middleOf(readings.slice(0, 5)), end: middleOf(readings.slice(-5)) };
  };

  it.each(['bag', 'login', 'listing'])('of the %s answers in time or refuses', async (kind) => {
    const call = calls[kind];
    const rows = sampled[kind];
    if (!call || !rows) throw new Error('No call');
    await load(shop.url, call, capacity, 2);
    const sampleNormal = () => load(shop.url, call, capacity, normalSeconds);
    const early = await sampleNormal();
    const before = await memory();
    const flooding = load(shop.url, call, connections - rows, seconds + generatorStartMs / 1000);
    await wait(generatorStartMs);
    const [flooded, over, health, held] = await Promise.all([
      flooding,
      load(shop.url, call, rows, seconds),
      probe(`${shop.url}/healthz`, seconds, healthEveryMs),
      watchMemory(),
    ]);
    await wait(restMs);
    const normal = [early, await sampleNormal()];
    const p99 = { normal: quantile(normal, 0.99), over: quantile([over], 0.99) };
    for (const { statuses, errors } of [...normal, health]) {
      expect(Object.keys(statuses)).toEqual(['200']);
      expect(errors).toBe(0);
    }
    const answers = { served: 0, refused: 0 };
    for (const { statuses, errors } of [flooded, over]) {
      expect(errors).toBe(0);
      for (const [status, count] of Object.entries(statuses)) {
        expect(['200', '429', '503']).toContain(status);
        answers[status === '200' ? 'served' : 'refused'] += count;
      }
    }
    expect(over.accepted.length).toBeGreaterThan(0);
    const slower = p99.over / p99.normal;
    const growth = held.end / held.settled - 1;
    recordFigure(
      12,
      `${kind}, ${name}`,
      `accepted p99 ${p99.normal} ms at ${capacity} connections, ${p99.over} ms (x${slower.toFixed(1)}) at ${connections} for ${seconds} s; ` +
        `of ${over.accepted.length} timed ones; ${answers.served} served, ${answers.refused} refused; health p99 ${quantile([health], 0.99)} ms; ` +
        `memory ${before} MB before, ${held.settled} after ${settledAfterMs / 1000} s, ${held.end} at the end`,
      slower <= slowerAtMost && growth <= growthAtMost,
    );
  });
});
