import { setTimeout as wait } from 'node:timers/promises';

import type { InjectOptions } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { seedDemo } from '../../server/src/seed/seed-demo';
import { issueToken } from '../../server/src/services/tokens/tokens';
import { makeClientBuild } from '../support/client-build';
import { withRoutes } from '../support/every-route';
import type { AnyRoute } from '../support/every-route';
import { isSoak, recordFigure } from '../support/figures';
import type { PostgresServer } from '../support/postgres-server';
import { seededRandom } from '../support/seeded-random';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { demoMediaRoot } from '../support/test-database';
import { atOnce } from './shoppers';

/** For every route, logged out and in. */
const inputsOfRoute = isSoak ? 5000 : 3;
/** The same on PostgreSQL, where nothing but the queries differs. */
const inputsOnPostgres = 2000;
const atATime = 12;
const retryMs = 50;
const maxRetries = 100;
const seed = 20_261_122;

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: BodySchema }> };
}

interface BodySchema {
  properties: Record<string, unknown>;
}

const fields = [
  ...['email', 'password', 'password_confirmation', 'current_password', 'otp', 'token', 'name'],
  ...['subject', 'message', 'image', 'currency', 'page', 'per_page', 'search', 'category_id'],
  ...['min_price', 'max_price', 'sizes', 'colors', 'sort', 'in_stock_only', 'on_sale', 'quantity'],
  ...['product_id', 'product_size_id', 'color', 'first_name', 'last_name', 'address', 'apartment'],
  ...['city', 'state', 'zip_code', 'country', 'phone', 'payment_method', 'outcome', 'length'],
];

const texts = [
  ...['', ' ', '0', '1', '-1', '1e9', '9'.repeat(30), 'USD', 'pay', 'newest', 'credit_card'],
  ...['demo@selvage.test', `${'a'.repeat(240)}@selvage.test`, 'a@b', '%', '_', '\\', "'", '"'],
  ...['a\0b', '\ud800', '\u202e', '🧵'.repeat(50), 'x'.repeat(5000), '(((((', 'a & | ! b:*'],
  ...['<script>', '../../etc/passwd', '${7*7}', 'a@b.test\r\nBcc: c@d.test', '2026-13-45'],
  // A valid address, as long as one may be.
  `${'a'.repeat(64)}@${'bc.'.repeat(59)}selvage.test`,
];

const paths = [
  '1',
  '0',
  '-1',
  '%00',
  '%ff',
  '%zz',
  '..%2f',
  '9'.repeat(30),
  'x'.repeat(190),
  '%F0%9F',
];

/** What the addresses of pages and files end with. */
const restsOfAddress = [
  ...paths,
  ...['', 'shop', 'ar/shop', 'product/1', 'product/%00', 'product/%ff', 'product/1/2'],
  ...['collections/%F0%9F', 'story/-1', 'orders/%zz', 'a////b', '/a.test/b', 'assets/%00'],
  ...['index.html', '.vite/manifest.json', '..%2f..%2fetc%2fpasswd', '%5c..%5c', 'a%0d%0ab:%20c'],
];

const contentTypes = [
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense', ''],
];

/** What a field may contain, so that a body is valid but for what is changed in it. */
const plausible: Record<string, unknown> = {
  ...{ email: 'asked@selvage.test', password: 'warp and weft', otp: '123456', token: '1.x' },
  ...{ password_confirmation: 'warp and weft', current_password: 'selvage-demo', currency: 'EUR' },
  ...{ name: 'Ines', subject: 'A hem', message: 'Up or down?', quantity: 2, product_id: 1 },
  ...{ product_size_id: 1, color: 'Ink', first_name: 'Ines', last_name: 'Marwan', city: 'Dubai' },
  ...{ address: '12 Al Wasl Road', state: 'Dubai', zip_code: '00000', country: 'AE', page: 1 },
  ...{ phone: '+971 50 000 0142', payment_method: 'cash_on_delivery', search: 'silk' },
};

/** What the published API says about the body of a route; undefined where it takes none. */
const bodySchemaOf = (published: OpenApi, { method, url }: AnyRoute): BodySchema | undefined => {
  const path = published.paths[url.replaceAll(/:(\w+)/g, '{$1}')];
  return path?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
};

const makeInputs = () => {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const value = (depth = 0): unknown => {
    const kind = random();
    if (kind < 0.5) return pick(texts);
    if (kind < 0.7) return pick([0, 1, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, -0, 99]);
    if (kind < 0.8) return pick([null, true, false]);
    if (depth > 3) return [];
    return kind < 0.9 ? [value(depth + 1), value(depth + 1)] : record(depth + 1);
  };
  const record = (depth = 0): Record<string, unknown> =>
    Object.fromEntries(
      Array.from({ length: Math.floor(random() * 12) }, () => [pick(fields), value(depth)]),
    );
  /** A body that is valid, but for one field of it or two. */
  const nearlyValid = ({ properties }: BodySchema): Record<string, unknown> => {
    const names = Object.keys(properties);
    const filled = names.flatMap((name) => (name in plausible ? [[name, plausible[name]]] : []));
    const changed = Array.from({ length: Math.floor(random() * 3) }, () =>
      random() < 0.9
        ? [pick(names), random() < 0.1 ? undefined : value()]
        : [pick(fields), value()],
    );
    return Object.fromEntries([...filled, ...changed]) as Record<string, unknown>;
  };
  const body = (schema: BodySchema | undefined): string => {
    const kind = random();
    if (schema && kind < 0.6) return JSON.stringify(nearlyValid(schema));
    if (kind < 0.75) return JSON.stringify(record());
    if (kind < 0.85) return JSON.stringify(value());
    if (kind < 0.9) return JSON.stringify(record()).slice(0, -1);
    if (kind < 0.95) return `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    return pick(['', '{"__proto__":{}}', 'a=b&outcome=pay', '\0', '{"a":1e999}']);
  };

  return ({ method, url }: AnyRoute, schema: BodySchema | undefined) => {
    const rest = () => pick(url === '/*' ? restsOfAddress : paths);
    const path = url.replaceAll(/:\w+/g, () => pick(paths)).replace('*', rest);
    const query =
      random() < 0.2 ? `?${pick(fields)}=${encodeURIComponent(pick(texts.slice(0, 19)))}` : '';
    return {
      method,
      url: path + query,
      headers: {
        'content-type': random() < 0.85 ? 'application/json' : pick(contentTypes),
        'idempotency-key': pick(['a', 'x'.repeat(300), 'é', '']),
        'accept-encoding': pick(['br', 'gzip;q=0', '*', ';;;', '']),
        'if-none-match': pick(['*', '"x"', 'W/', '']),
      },
      payload: ['GET', 'HEAD'].includes(method) ? undefined : body(schema),
    };
  };
};

/** Whether a body is what the published API takes, read strictly and by another validator. */
const isValidBody = (schema: BodySchema, contentType: string, payload: string): boolean => {
  if (!contentType.startsWith('application/json')) return false;
  try {
    return Value.Check(schema as never, JSON.parse(payload) as unknown);
  } catch {
    return false;
  }
};

/** A database of a server, with the demo shop. */
const openOnPostgres = async (postgres: PostgresServer, name: string): Promise<Database> => {
  const db = await openDatabase({ databaseUrl: await postgres.createDatabase(name) });
  await migrateDatabase(db);
  await seedDemo(db, { mediaRoot: demoMediaRoot });
  return db;
};

/**
 * The tests that send each route its inputs, as a customer who is logged in or not. They are in a file
 * each, so that both can run at once.
 *
 * @param postgres the server of the database; null for one in memory
 */
export const testOddInput = (
  who: 'logged out' | 'logged in',
  postgres: PostgresServer | null = null,
) => {
  const part = postgres ? `${who}, PostgreSQL` : who;
  const inputCount = postgres ? inputsOnPostgres : inputsOfRoute;

  describe(part, () => {
    let client: Awaited<ReturnType<typeof makeClientBuild>>;
    let db: Database | undefined;
    let shop: TestApp;
    let routes: AnyRoute[];
    let published: OpenApi;
    let token: string | undefined;

    beforeAll(async () => {
      client = await makeClientBuild();
      if (postgres) db = await openOnPostgres(postgres, who.replace(' ', '_'));
      const options = { config: { clientDir: client.dir }, ...(db ? { db } : {}) };
      const opened = await withRoutes(() => createTestApp(options));
      shop = opened.built;
      routes = opened.routes;
      published = (await shop.app.inject('/api/openapi.json')).json<OpenApi>();
    });

    afterAll(async () => {
      await shop.close();
      await db?.close();
      await client.remove();
    });

    const logIn = async () => {
      if (who === 'logged in') token = (await issueToken(shop.db.orm, 'session', 1)).token;
    };

    /** Sends it again while the shop says that it is too busy, which no input may cause by itself. */
    const sendUntilServed = async (input: InjectOptions) => {
      let response = await shop.app.inject(input);
      for (let again = 0; response.statusCode === 503 && again < maxRetries; again += 1) {
        await wait(retryMs);
        response = await shop.app.inject(input);
      }
      return response;
    };

    it('no input makes the shop fail, and nothing invalid is accepted', async () => {
      const served = routes.map(({ method, url }) => `${method} ${url}`);
      expect(served).toEqual(expect.arrayContaining(['GET /*', 'POST /*', 'GET /assets/:file']));
      const nextFor = makeInputs();
      const counted: Record<number, number> = {};
      await logIn();
      for (const route of routes) {
        const schema = bodySchemaOf(published, route);
        const inputs = Array.from({ length: inputCount }, () => nextFor(route, schema));
        await atOnce(atATime, inputs, async ({ method, url, headers, payload }) => {
          const response = await sendUntilServed({
            method,
            url,
            headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
            ...(payload === undefined ? {} : { payload }),
          });
          const { statusCode } = response;
          counted[statusCode] = (counted[statusCode] ?? 0) + 1;
          const what = `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${payload?.slice(0, 500)}: ${statusCode} ${response.body.slice(0, 300)}`;
          if (statusCode >= 500) expect.fail(what);
          if (statusCode >= 400 && url.startsWith('/api/') && method !== 'HEAD') {
            expect(response.json(), what).toMatchObject({ code: statusCode });
          }
          if (statusCode < 400 && schema && payload !== undefined) {
            expect(isValidBody(schema, headers['content-type'], payload), what).toBe(true);
          }
          // Some inputs end the session.
          if (statusCode === 401) await logIn();
        });
      }
      const total = Object.values(counted).reduce((sum, count) => sum + count, 0);
      const statuses = Object.entries(counted).map(([status, count]) => `${count} ${status}`);
      recordFigure(
        21,
        part,
        `${inputCount} inputs for each of ${routes.length} routes, ${total} in all: no 5xx, nothing invalid accepted (${statuses.join(', ')})`,
      );
    });
  });
};
