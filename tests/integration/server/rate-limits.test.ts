import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Database } from '../../../server/src/db/client';
import { createVerifiedCustomer } from '../../../server/src/services/customers/registration';
import { eventually } from '../../support/eventually';
import { sendRaw } from '../../support/send-raw';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';
import { openTestDatabase } from '../../support/test-database';

vi.mock('node:timers/promises', { spy: true });

const contactLimit = 5;
/** How many light calls run at once, and how many others wait. */
const lightLane = { running: 12, burst: 128 };
const message = { name: 'Ines', email: 'ines@selvage.test', subject: 'Hello', message: 'A word.' };

let db: Database;
const shops: TestApp[] = [];

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
});

afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
});

afterAll(() => db.close());

const open = async (config: Parameters<typeof createTestApp>[0] = {}) => {
  const shop = await createTestApp({ ...config, db });
  shops.push(shop);
  return shop;
};

const contact = ({ app }: TestApp, headers: Record<string, string> = {}, remoteAddress?: string) =>
  app.inject({ method: 'POST', url: '/api/contact-us', payload: message, headers, remoteAddress });

describe('rate limits', () => {
  it('let exactly the limit pass, and tell the rest when to try again', async () => {
    const shop = await open({ config: { rateLimitFactor: 1 } });
    const responses = await Promise.all(Array.from({ length: 20 }, () => contact(shop)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(contactLimit);
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(20 - contactLimit);
    for (const response of refused) {
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.json()).toMatchObject({ code: 429, error: expect.any(String) });
    }
    expect((await contact(shop, {}, '10.1.1.1')).statusCode).toBe(200);
  });

  it('are multiplied by the factor', async () => {
    const shop = await open({ config: { rateLimitFactor: 2 } });
    const responses = await Promise.all(Array.from({ length: 20 }, () => contact(shop)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2 * contactLimit);
  });

  it('are not affected by a forged X-Forwarded-For', async () => {
    const shop = await open({ config: { rateLimitFactor: 1 } });
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        contact(shop, { 'x-forwarded-for': `10.0.0.${index}`, forwarded: `for=10.0.0.${index}` }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(contactLimit);
  });

  it('trust the configured proxies, and only the addresses that they add', async () => {
    const shop = await open({ config: { rateLimitFactor: 1, trustProxy: ['127.0.0.1'] } });
    for (let index = 0; index < 2 * contactLimit; index += 1) {
      const response = await contact(shop, { 'x-forwarded-for': `10.0.0.${index}` });
      expect(response.statusCode).toBe(200);
    }
    const forged = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        contact(shop, { 'x-forwarded-for': `10.9.9.${index}, 192.0.2.1` }),
      ),
    );
    expect(forged.filter(({ statusCode }) => statusCode === 200)).toHaveLength(contactLimit);
  });

  describe('of login attempts', () => {
    /** The delays, in ms, that the server chose since the last call; none of them is measured. */
    const delays = () => {
      const chosen = vi
        .mocked(pause)
        .mock.calls.filter(([, , options]) => options?.ref === false)
        .map(([ms]) => ms ?? 0);
      vi.mocked(pause).mockClear();
      return chosen.sort((a, b) => a - b);
    };

    const logins = (shop: TestApp) => {
      const login = async (email: string, remoteAddress: string, password = 'a wrong guess') => {
        const { statusCode } = await shop.app.inject({
          method: 'POST',
          url: '/api/login',
          payload: { email, password },
          remoteAddress,
        });
        return statusCode;
      };
      const guess = (email: string, from: (index: number) => string, count: number) =>
        Promise.all(Array.from({ length: count }, (_, index) => login(email, from(index))));
      return { login, guess };
    };

    it('slow down guesses at one account, whether it exists or not, and never shut its owner out', async () => {
      const shop = await open({ config: { rateLimitFactor: 1 } });
      const { login, guess } = logins(shop);
      const owner = { name: 'Ines', email: 'owner@selvage.test', password: 'warp and weft 12' };
      await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, owner);
      delays();
      for (const email of [owner.email, 'nobody@selvage.test']) {
        const first = await guess(email, (index) => `10.2.0.${index}`, 10);
        expect(delays()).toEqual([]);
        const more = await guess(email.toUpperCase(), (index) => `10.3.0.${index}`, 5);
        expect(delays()).toEqual(Array(5).fill(1000));
        expect([...first, ...more]).toEqual(Array(15).fill(401));
      }
      expect(await login(owner.email, '10.4.0.1', owner.password)).toBe(200);
      expect(delays()).toEqual([1000]);
      expect(await login('b@selvage.test', '10.2.0.1')).toBe(401);
      expect(delays()).toEqual([]);
    });

    it('hold up nobody else while they wait, though they take up every place', async () => {
      const shop = await open({ config: { rateLimitFactor: 1 } });
      const { login } = logins(shop);
      const [owner, other] = ['besieged', 'other'].map((name) => ({
        name: 'Ines',
        email: `${name}@selvage.test`,
        password: 'warp and weft 14',
      }));
      if (!owner || !other) throw new Error('No customers');
      for (const each of [owner, other]) {
        await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, each);
      }
      delays();
      let answered = 0;
      const connection = async () => {
        for (let index = 0; index < 3; index += 1) {
          expect(await login(owner.email, '10.7.0.1')).toBe(401);
          answered += 1;
        }
      };
      const guesses = Promise.all(Array.from({ length: 4 }, connection));
      const longest = () => vi.mocked(pause).mock.calls.filter(([ms]) => ms === 4000).length;
      await eventually(() => expect(longest()).toBe(4));
      const before = answered;
      expect(await login(other.email, '10.8.0.1', other.password)).toBe(200);
      expect(answered).toBe(before);
      expect(await login(owner.email, '10.8.0.2', owner.password)).toBe(200);
      await guesses;
    });

    it('slow down one network more and more, until a login succeeds', async () => {
      const shop = await open({ config: { rateLimitFactor: 1 } });
      const { login, guess } = logins(shop);
      const owner = { name: 'Ines', email: 'typo@selvage.test', password: 'warp and weft 13' };
      await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, owner);
      const from = (index: number) => `2001:db8:1:2::${index}`;
      delays();
      await guess(owner.email, from, 8);
      expect(delays()).toEqual([500, 1000, 2000]);
      expect(await login(owner.email, from(9), owner.password)).toBe(200);
      expect(delays()).toEqual([4000]);
      expect(await login(owner.email, from(10), owner.password)).toBe(200);
      expect(delays()).toEqual([]);
    });
  });

  it('count tries of codes by network, so that nobody shuts an owner out of a reset', async () => {
    const shop = await open({ config: { rateLimitFactor: 1 } });
    const tryCode = async (remoteAddress: string) => {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: '/api/reset-password-check',
        payload: { email: 'owner@selvage.test', otp: '000000' },
        remoteAddress,
      });
      return statusCode;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) statuses.push(await tryCode('10.5.0.1'));
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
    expect(statuses.slice(20)).toEqual(Array(10).fill(429));
    expect(await tryCode('10.6.0.1')).toBe(422);
  });

  it.each(['/%61pi/contact-us', '/api/contact%2Dus', 'http://elsewhere.test/api/contact-us'])(
    'count for %s as for the route that it reaches',
    async (url) => {
      const shop = await open({ config: { rateLimitFactor: 1 } });
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      const statuses: number[] = [];
      for (let index = 0; index < 10; index += 1) {
        statuses.push((await sendRaw(shop.app, 'POST', url, message)).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(contactLimit);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10 - contactLimit);
    },
  );

  it('refuse a call before it takes a place from others', async () => {
    const shop = await open({ config: { rateLimitFactor: 0.01 } });
    const { responses } = shop.app;
    const read = async (remoteAddress: string) => {
      const { statusCode } = await shop.app.inject({ url: '/api/settings', remoteAddress });
      return statusCode;
    };
    for (let index = 0; index < 12; index += 1) expect(await read('10.9.0.1')).toBe(200);

    let end = () => undefined as void;
    const over = new Promise<void>((resolve) => (end = resolve));
    const get = responses.get.bind(responses);
    const reading = vi.spyOn(responses, 'get').mockImplementation(async (...args) => {
      await over;
      return get(...args);
    });
    const { running, burst } = lightLane;
    const others = Array.from({ length: running + burst }, (_, index) => read(`10.9.1.${index}`));
    await eventually(() => expect(reading).toHaveBeenCalledTimes(running));
    expect(await read('10.9.2.1')).toBe(503);
    expect(await read('10.9.0.1')).toBe(429);

    end();
    expect(await Promise.all(others)).toEqual(others.map(() => 200));
  });

  it('count calls with a limit of their own among all changes', async () => {
    const shop = await open({ config: { rateLimitFactor: 0.01 } });
    for (const status of [200, 429, 429]) expect((await contact(shop)).statusCode).toBe(status);
    const change = async (remoteAddress?: string) => {
      const url = '/api/logout';
      return (await shop.app.inject({ method: 'POST', url, remoteAddress })).statusCode;
    };
    expect(await change()).toBe(429);
    expect(await change('10.1.1.1')).toBe(401);
  });

  it('count calls with wrong tokens', async () => {
    const shop = await open({ config: { rateLimitFactor: 0.01 } });
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const headers = { authorization: `Bearer ${'x'.repeat(30)}${index}` };
      statuses.push((await shop.app.inject({ url: '/api/profile', headers })).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });
});
