import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { makeClientBuild } from '../../support/client-build';
import { sendRaw } from '../../support/send-raw';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;
let client: Awaited<ReturnType<typeof makeClientBuild>>;

beforeAll(async () => {
  client = await makeClientBuild();
  shop = await createTestApp({ config: { clientDir: client.dir } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await shop.close();
  await client.remove();
});

const get = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });

/** Makes every query fail until the next call of the result. */
const failQueries = () => {
  const spy = vi.spyOn(shop.db.orm, 'select').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  return () => spy.mockRestore();
};

describe('pages', () => {
  it.each(['/product/33', '/shop', '/', '/collections/new-in'])(
    'of %s that can’t be made are 503 and not kept',
    async (path) => {
      shop.app.responses.clear();
      const recover = failQueries();
      const failed = await get(path);
      recover();
      expect(failed.statusCode).toBe(503);
      expect(failed.headers['cache-control']).toBe('no-store');
      expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0);
      // The shell, which tries again in the browser.
      expect(failed.body).not.toContain('<main');

      const whole = await get(path);
      expect(whole.statusCode).toBe(200);
      expect(whole.body).toContain('<main');
      expect(whole.body).not.toMatch(/failed to load|something went wrong/i);
    },
  );

  it('keep their place while the shop fails, once they are whole', async () => {
    const whole = await get('/product/1');
    const recover = failQueries();
    expect((await get('/product/1')).body).toBe(whole.body);
    recover();
  });

  it.each(['/product/999999', '/no/such/page', '/story/9'])(
    'that do not exist, such as %s, are 404 and not kept',
    async (path) => {
      const get404 = vi.spyOn(shop.app.responses, 'get');
      expect((await get(path)).statusCode).toBe(404);
      expect((await get(path)).statusCode).toBe(404);
      const kept = get404.mock.results.filter(
        ({ value }, call) =>
          value instanceof Promise && get404.mock.calls[call]?.[0].startsWith('page '),
      );
      expect(kept.length).toBe(2);
      const outcomes = await Promise.allSettled(kept.map(({ value }) => value as Promise<unknown>));
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(0);
      get404.mockRestore();
    },
  );

  it.each(['//host.test/login', '/x//host.test/login', '/x/..//host.test/login', '/\\host.test/a'])(
    'at %s name and lead to no other host',
    async (target) => {
      const page = await sendRaw(shop.app, 'GET', target);
      expect(page.body).not.toContain('host.test');
      const form = await sendRaw(shop.app, 'POST', target);
      expect(form.status).toBe(303);
      expect(new URL(String(form.headers.location), 'http://shop.test').origin).toBe(
        'http://shop.test',
      );
    },
  );
});
