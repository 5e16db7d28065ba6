import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { issueToken } from '../../server/src/services/tokens/tokens';
import { withRoutes } from '../support/every-route';
import type { AnyRoute } from '../support/every-route';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { seededRandom } from './power-loss/seeded-random';

/** Five thousand in `npm run test:soak`; fewer where everybody waits. */
const inputs = process.env.SOAK === '1' ? 5000 : 800;
const seed = 20_261_122;

let shop: TestApp;
let routes: AnyRoute[];

beforeAll(async () => {
  const opened = await withRoutes(() => createTestApp());
  shop = opened.built;
  routes = opened.routes;
});

afterAll(() => shop.close());

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

const contentTypes = [
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense', ''],
];

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
  const body = (): string => {
    const kind = random();
    if (kind < 0.75) return JSON.stringify(record());
    if (kind < 0.85) return JSON.stringify(value());
    if (kind < 0.9) return JSON.stringify(record()).slice(0, -1);
    if (kind < 0.95) return `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    return pick(['', '{"__proto__":{}}', 'a=b&outcome=pay', '\0', '{"a":1e999}']);
  };

  return {
    next: () => {
      const { method, url } = pick(routes);
      const path = url.replaceAll(/:\w+/g, () => pick(paths)).replace('*', () => pick(paths));
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
        payload: method === 'GET' || method === 'HEAD' ? undefined : body(),
      };
    },
  };
};

describe.each(['logged out', 'logged in'])('%s', (who) => {
  it('no input makes the shop fail', async () => {
    const { next } = makeInputs();
    for (let index = 0; index < inputs / 2; index += 1) {
      const { method, url, headers, payload } = next();
      // A session for each: some inputs are a logout.
      const { token } =
        who === 'logged in' ? await issueToken(shop.db.orm, 'session', 1) : { token: undefined };
      const answer = await shop.app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(payload === undefined ? {} : { payload }),
      });
      const what = `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${payload?.slice(0, 500)}: ${answer.body.slice(0, 300)}`;
      expect(answer.statusCode, what).toBeLessThan(500);
      if (answer.statusCode >= 400 && url.startsWith('/api/') && method !== 'HEAD') {
        expect(answer.json(), what).toMatchObject({ code: answer.statusCode });
      }
    }
  });
});
