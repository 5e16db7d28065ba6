import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { createVerifiedCustomer } from '../../server/src/services/customers/registration';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { atOnce } from './shoppers';

const postgres = await startPostgres();
const processes = 4;
const contactLimit = 5;
const message = { name: 'Ines', email: 'ines@selvage.test', subject: 'Silk', message: 'Hello' };

afterAll(() => postgres?.stop());

/** Limits and logouts hold across processes (departures 55 and 92). */
describe.skipIf(postgres === null)('processes that share a PostgreSQL server', () => {
  const databases: Database[] = [];
  const shops: TestApp[] = [];

  beforeAll(async () => {
    for (let index = 0; index < processes; index += 1) {
      const db = await openDatabase({ databaseUrl: postgres?.url ?? '', poolSize: 4 });
      databases.push(db);
      if (index === 0) await migrateDatabase(db);
      shops.push(await createTestApp({ db, config: { rateLimitFactor: 1 } }));
    }
  });

  afterAll(async () => {
    for (const shop of shops) await shop.close();
    for (const db of databases) await db.close();
  });

  const call = (index: number, url: string, payload?: object, headers = {}) => {
    const shop = shops[index % processes];
    if (!shop) throw new Error('No shop');
    return shop.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  };

  it('let exactly the limit pass, whatever X-Forwarded-For says', async () => {
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        call(index, '/api/contact-us', message, {
          'x-forwarded-for': `10.0.${index}.${index % 250}`,
        }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(contactLimit);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - contactLimit);
  });

  it('count all calls by themselves, as the README says', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => {
        const db = await openDatabase({ databaseUrl: postgres?.url ?? '', poolSize: 2 });
        databases.push(db);
        const shop = await createTestApp({ db, config: { rateLimitFactor: 0.01 } });
        shops.push(shop);
        return shop;
      }),
    );
    const statusOf = async (shop: TestApp | undefined) =>
      (await shop?.app.inject('/api/settings'))?.statusCode;
    for (let index = 0; index < 12; index += 1) expect(await statusOf(first)).toBe(200);
    expect(await statusOf(first)).toBe(429);
    expect(await statusOf(second)).toBe(200);
  });

  it('count by addresses as long as an email address can be', async () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(58)}.selvage.test`;
    const password = 'a wrong guess';
    expect((await call(0, '/api/login', { email, password })).statusCode).toBe(401);
    expect((await call(0, '/api/forget-password', { email })).statusCode).toBe(200);
  });

  it('end a session everywhere at once', async () => {
    const person = { name: 'Ines', email: 'ines@selvage.test', password: 'a long password' };
    if (shops[0]) await createVerifiedCustomer({ ...shops[0].app.shop, who: 'test' }, person);
    const login = async (index: number) => {
      const { email, password } = person;
      const response = await call(index, '/api/login', { email, password });
      return { authorization: `Bearer ${response.json<{ data: { token: string } }>().data.token}` };
    };
    const first = await login(0);
    const second = await login(1);
    const statusOf = async (index: number, headers: object) =>
      (await call(index, '/api/profile', undefined, headers)).statusCode;
    expect(await statusOf(2, first)).toBe(200);

    await call(3, '/api/logout', {}, first);
    for (let index = 0; index < processes; index += 1) {
      expect(await statusOf(index, first)).toBe(401);
      expect(await statusOf(index, second)).toBe(200);
    }
    const change = {
      current_password: person.password,
      password: 'another password',
      password_confirmation: 'another password',
    };
    const third = await login(2);
    expect((await call(1, '/api/profile/change-password', change, third)).statusCode).toBe(200);
    for (let index = 0; index < processes; index += 1) {
      expect(await statusOf(index, second)).toBe(401);
      expect(await statusOf(index, third)).toBe(200);
    }
  });
});

describe.skipIf(postgres === null || !isSoak)('four processes on a PostgreSQL server', () => {
  const shops: ShopProcess[] = [];
  const forged = 1000;
  const atATime = 40;

  beforeAll(async () => {
    const url = await postgres?.createDatabase('limits');
    for (let index = 0; index < processes; index += 1) {
      shops.push(await startShop({ DATABASE_URL: url, DEMO: '0', RATE_LIMIT_FACTOR: '1' }));
    }
  });

  afterAll(() => Promise.all(shops.map((shop) => shop.stop())));

  it('let exactly the limit pass, whatever a thousand X-Forwarded-For say', async () => {
    const calls = Array.from({ length: forged }, (_, index) => ({
      'x-forwarded-for': `10.${index % 7}.${Math.floor(index / 250)}.${index % 250}`,
      forwarded: `for=192.0.2.${index % 250}`,
      'x-real-ip': `198.51.100.${index % 250}`,
    }));
    const statuses = await atOnce(atATime, calls, async (headers, index) => {
      const response = await fetch(`${shops[index % processes]?.url}/api/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(message),
      });
      return response.status;
    });
    const counted = (status: number) => statuses.filter((one) => one === status).length;
    expect([counted(200), counted(429)]).toEqual([contactLimit, forged - contactLimit]);
    recordFigure(
      13,
      'four processes',
      `${forged} calls with forged addresses: ${counted(200)} passed of a limit of ${contactLimit}, ${counted(429)} refused (429)`,
    );
  });
});
