import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database, DatabaseOptions } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { seedDemo } from '../../server/src/seed/seed-demo';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { demoMediaRoot } from '../support/test-database';
import { customerWithBag } from '../bench/visited-pages';
import { chooseDress } from '../browser/support/catalogue';
import { load, probe, quantile } from './flood';
import type { FloodCall } from './flood';
import { addProduct, checkoutForm } from './small-shop';

const metricsToken = 'the soak';
/** As many as the shop serves without refusing any, and ten times more than it can serve. */
const capacity = 20;
const connections = 700;
/**
 * How many of them note their times. Of those that are refused for seconds, many are needed for over a
 * thousand accepted calls; where nearly all are accepted, many would measure the generator of the load.
 */
const sampled: Record<string, number> = {
  ...{ bag: 140, login: 140, listing: 20 },
  ...{ search: 140, registration: 140, checkout: 140 },
};
const seconds = 60;
/** Before and after it for so long each, so that a machine that slows down meanwhile slows both. */
const normalSeconds = 8;
/** The generator of the load shares the machine, and takes a processor of it while it starts. */
const generatorStartMs = 2_000;
/** Between two checks of the health: they are to be answered, not to be load of their own. */
const healthEveryMs = 20;
/** Until refused calls that were held back are answered, and the shop takes bursts again. */
const restMs = 5_000;
const buyers = 60_000;
const megabyte = 1024 * 1024;
const memoryEveryMs = 2_000;
/** What line 12 of docs/trust.md allows: the time of accepted calls, and growth. */
const slowerAtMost = 2;
const growthAtMost = { sinceSettled: 0.1, sinceBefore: 0.25 };
/** What a process may weigh in MB after any load, by its database. */
const embeddedAtMost = 600;
const postgresAtMost = 350;
/** Within this time the heap has grown to what so many connections need. */
const settledAfterMs = 20_000;

const postgres = isSoak ? await startPostgres() : null;
const databases = [
  { name: 'embedded', url: '', mbAtMost: embeddedAtMost },
  ...(postgres ? [{ name: 'PostgreSQL', url: postgres.url, mbAtMost: postgresAtMost }] : []),
];

afterAll(() => postgres?.stop());

/** More customers with a piece in the bag than can order within the test, and enough of that piece. */
const addBuyers = async (db: Database): Promise<string[]> => {
  const { id, sizeId } = await addProduct(db, { stock: { M: 1_000_000 } });
  const tokens = Array.from({ length: buyers }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  await db.pool.query('set statement_timeout = 0');
  for (let at = 0; at < buyers; at += 1000) {
    await db.pool.query(
      `with buyers as (
        insert into customers (name, email, password_hash, verified_at)
        select 'Layla', 'buyer-' || n || '@selvage.test', 'none', now()
        from generate_series($2::int + 1, $2::int + 1000) n returning id
      ), numbered as (select id, row_number() over (order by id) as n from buyers), bags as (
        insert into cart_items (customer_id, product_id, product_size_id, quantity)
        select id, $3, $4, 1 from buyers
      )
      insert into tokens (hash, customer_id, kind, expires_at)
      select ($1::text[])[n], id, 'session', now() + interval '1 day' from numbered`,
      [hashes.slice(at, at + 1000), at, id, sizeId('M')],
    );
  }
  return tokens;
};

/** Opens the database of a shop that does not run, with the demo shop, and adds the buyers. */
const prepare = async (options: DatabaseOptions): Promise<string[]> => {
  const db = await openDatabase({ ...options, poolSize: 1 });
  try {
    await migrateDatabase(db);
    await seedDemo(db, { mediaRoot: demoMediaRoot });
    return await addBuyers(db);
  } finally {
    await db.close();
  }
};

describe.runIf(isSoak).each(databases)('ten times the load, $name', ({ name, url, mbAtMost }) => {
  let shop: ShopProcess;
  let calls: Record<string, FloodCall>;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'selvage-overload-'));
    const tokens = await prepare(url === '' ? { dataDir } : { databaseUrl: url });
    shop = await startShop({ METRICS_TOKEN: metricsToken, DATA_DIR: dataDir, DATABASE_URL: url });
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
      // No other has the same text, so that none is answered from the cache.
      search: post('/products', { search: 'silk dress', max_price: '{n}' }),
      registration: post('/register', {
        name: 'Ines Marwan',
        email: 'ines-{n}@selvage.test',
        ...{ password: 'warp and weft 12', password_confirmation: 'warp and weft 12' },
      }),
      checkout: { ...post('/orders', checkoutForm()), tokens },
    };
  });

  afterAll(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

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

  it.each(Object.keys(sampled))('of the %s answers in time or refuses', async (kind) => {
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
    for (const { statuses, errors, withoutRetryAfter } of [flooded, over]) {
      expect({ errors, withoutRetryAfter }).toEqual({ errors: 0, withoutRetryAfter: 0 });
      for (const [status, count] of Object.entries(statuses)) {
        expect(['200', '429', '503']).toContain(status);
        answers[status === '200' ? 'served' : 'refused'] += count;
      }
    }
    expect(over.accepted.length).toBeGreaterThan(0);
    const slower = p99.over / p99.normal;
    const growth = {
      sinceSettled: held.end / held.settled - 1,
      sinceBefore: held.end / before - 1,
    };
    const isFlat =
      growth.sinceSettled <= growthAtMost.sinceSettled &&
      growth.sinceBefore <= growthAtMost.sinceBefore;
    recordFigure(
      12,
      `${kind}, ${name}`,
      `accepted p99 ${p99.normal} ms at ${capacity} connections, ${p99.over} ms (x${slower.toFixed(1)}) at ${connections} for ${seconds} s; ` +
        `of ${over.accepted.length} timed ones; ${answers.served} served, ${answers.refused} refused with Retry-After; health p99 ${quantile([health], 0.99)} ms; ` +
        `memory ${before} MB before, ${held.settled} after ${settledAfterMs / 1000} s, ${held.end} at the end, ${mbAtMost} at most`,
      slower <= slowerAtMost && isFlat && held.end <= mbAtMost,
    );
  });
});
