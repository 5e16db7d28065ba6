import { brotliDecompressSync } from 'node:zlib';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { makeClientBuild } from '../../support/client-build';
import { eventually } from '../../support/eventually';
import { sendRaw } from '../../support/send-raw';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;
/** The same shop, offered in two languages. */
let bilingual: TestApp;
let client: Awaited<ReturnType<typeof makeClientBuild>>;

beforeAll(async () => {
  client = await makeClientBuild();
  shop = await createTestApp({ config: { clientDir: client.dir } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  bilingual = await createTestApp({
    db: shop.db,
    config: { clientDir: client.dir, languages: ['en', 'ar'] },
  });
});

afterAll(async () => {
  await bilingual.close();
  await shop.close();
  await client.remove();
});

const get = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });

/** Of a page that the browser renders. */
const shellMark = '<style data-shell>';

/** How many pages of a burst are rendered or wait; the shop sends the shell in place of further ones. */
const renders = 8 + 24;

/** Makes every query fail until the next call of the result. */
const failQueries = () => {
  const spy = vi.spyOn(shop.db.orm, 'select').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  return () => spy.mockRestore();
};

it('renders a page soon after the start, so that no visitor waits for the renderer', async () => {
  const { counts } = shop.app.responses;
  await eventually(() => expect(counts.misses).toBeGreaterThan(0));
  expect((await get('/')).body).toContain('<main');
  await eventually(async () => {
    const { misses } = counts;
    await get('/');
    expect(counts.misses).toBe(misses);
  });
});

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
      expect(failed.body).toContain(shellMark);

      const whole = await get(path);
      expect(whole.statusCode).toBe(200);
      expect(whole.body).toContain('<main');
      expect(whole.body).not.toContain(shellMark);
      expect(whole.body).not.toMatch(/failed to load|something went wrong/i);
    },
  );

  it('of a burst that can’t be rendered yet are 503 and not kept, and whole afterwards', async () => {
    // The shell is kept, so that it needs no call which is held up below.
    expect((await get('/no//page')).body).toContain(shellMark);
    const { responses } = shop.app;
    responses.clear();
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const getResponse = responses.get.bind(responses);
    const holding = vi.spyOn(responses, 'get').mockImplementation(async (...args) => {
      if (!args[0].startsWith('page ')) await released;
      return getResponse(...args);
    });

    const paths = Array.from({ length: renders + 4 }, (_, index) => `/product/${index + 1}`);
    const refused: string[] = [];
    const burst = paths.map(async (path) => {
      const page = await get(path);
      if (page.statusCode === 503) refused.push(path);
      return page;
    });
    await eventually(() => expect(refused).toHaveLength(paths.length - renders));
    release();
    const pages = await Promise.all(burst);
    holding.mockRestore();

    for (const [index, page] of pages.entries()) {
      const isRefused = refused.includes(paths[index] ?? '');
      expect(page.statusCode).toBe(isRefused ? 503 : 200);
      expect(page.body.includes(shellMark)).toBe(isRefused);
      expect(page.body).toContain('<header');
      if (!isRefused) continue;
      expect(page.headers['cache-control']).toBe('no-store');
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const path of refused) {
      const whole = await get(path);
      expect(whole.statusCode).toBe(200);
      expect(whole.body).toContain('<main');
    }
  });

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

describe('the shell of a guarded page', () => {
  const shellOf = async (path: string) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { body } = response;
    expect(body).toContain(shellMark);
    const [header = ''] = /<header.*<\/header>/s.exec(body) ?? [];
    return { body, header };
  };

  it('has the header that the page will have, and says that the page is being loaded', async () => {
    const account = await shellOf('/profile');
    expect(account.header).toContain('aria-label="Wishlist"');
    const checkout = await shellOf('/checkout');
    expect(checkout.header).toContain('aria-label="Menu"');
    expect(checkout.header).not.toContain('aria-label="Wishlist"');
    for (const { body } of [account, checkout]) {
      expect(body).toMatch(/<main.*role="status"[^>]*>Loading.*<\/main>/s);
      expect(body).toMatch(/<style [^>]*data-emotion/);
    }
  });

  it('is the same for every order, in the language of its address', async () => {
    expect((await shellOf('/order/7')).body).toBe((await shellOf('/order/8?from=mail')).body);
    const { body } = await bilingual.app.inject('/ar/order/7');
    expect(body).toContain('aria-label="القائمة"');
    expect(body).toContain('href="/ar/profile"');
  });

  it('is sent compressed, like a rendered page', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const response = await shop.app.inject({ url: '/checkout', headers });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain(shellMark);
  });
});

describe('pages in Arabic', () => {
  const read = (url: string) => bilingual.app.inject({ url, headers: { accept: 'text/html' } });

  it('are below /ar, right to left, and stand beside the English ones', async () => {
    const [english, arabic, again] = [
      await read('/contact'),
      await read('/ar/contact'),
      await read('/contact'),
    ];
    expect(english.body).toContain('<html lang="en" dir="ltr">');
    expect(english.body).toContain('Send Message');
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.body).toContain('إرسال الرسالة');
    expect(arabic.body).not.toContain('Send Message');
    // Links stay in the language.
    expect(arabic.body).toContain('href="/ar/about"');
    expect(again.body).toBe(english.body);
  });

  it.each(['/contact', '/ar/contact'])('name each other at %s', async (path) => {
    const { body } = await read(path);
    expect(body).toMatch(new RegExp(`rel="canonical" href="http://[^"/]+${path}"`));
    for (const [language, address] of [
      ['en', '/contact'],
      ['ar', '/ar/contact'],
      ['x-default', '/contact'],
    ]) {
      const alternate = `rel="alternate" hreflang="${language}" href="http://[^"/]+${address}"`;
      expect(body).toMatch(new RegExp(alternate));
    }
  });

  it.each([
    ['/ar/shipping', 'معلومات الشحن'],
    ['/ar/privacy', 'سياسة الخصوصية'],
    ['/ar/collections/ss24', 'ربيع وصيف 24'],
  ])('hold what their own address names: %s', async (path, name) => {
    const { body } = await read(path);
    expect(body).not.toContain('جارٍ التحميل');
    const breadcrumb = /"BreadcrumbList".*?\]\}/.exec(body)?.[0];
    expect(breadcrumb).toContain(name);
    expect(breadcrumb).toContain(`http://shop.test${path}"`);
  });

  it('can be installed by a manifest of their own, with shortcuts to their addresses', async () => {
    const manifestOf = async (path: string) => {
      const response = await read(`${path}/manifest.webmanifest`);
      expect(response.headers['content-type']).toContain('application/manifest+json');
      return response.json<{ shortcuts: { name: string; url: string }[] }>();
    };
    const [english, arabic] = [await manifestOf(''), await manifestOf('/ar')];
    const places = ({ shortcuts }: typeof english) => shortcuts.map(({ name, url }) => [name, url]);
    expect(english).toMatchObject({ id: '/', start_url: '/', lang: 'en', dir: 'ltr' });
    expect(places(english)).toEqual([
      ['Shop', '/shop'],
      ['New In', '/collections/new-in'],
      ['Wishlist', '/wishlist'],
    ]);
    expect(arabic).toMatchObject({ id: '/ar', start_url: '/ar', lang: 'ar', dir: 'rtl' });
    expect(places(arabic)).toEqual([
      ['المتجر', '/ar/shop'],
      ['وصل حديثاً', '/ar/collections/new-in'],
      ['المفضّلة', '/ar/wishlist'],
    ]);
  });

  it('are guarded and not found like the English ones', async () => {
    expect((await read('/ar/checkout')).headers['cache-control']).toBe('no-store');
    expect((await read('/ar/no/such/page')).statusCode).toBe(404);
    expect((await read('/ar')).statusCode).toBe(200);
  });

  it.each(['part.js', 'client.js', 'client-ar.js'])(
    'have the scripts of every language: %s',
    async (name) => {
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      const script = await bilingual.app.inject({ url: `/assets/${name}`, headers });
      expect(script.statusCode).toBe(200);
      expect(script.headers['content-type']).toContain('javascript');
    },
  );

  it('do not exist in a shop that is offered in English alone', async () => {
    expect((await get('/ar/contact')).statusCode).toBe(404);
    expect((await get('/contact')).body).not.toContain('hreflang');
  });
});

describe('the first page of a shop in two languages', () => {
  const typed = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'none',
  };
  const visit = async (url: string, headers: Record<string, string>, app = bilingual.app) => {
    const { statusCode, headers: answered } = await app.inject({ url, headers });
    return { statusCode, location: answered.location, vary: answered.vary };
  };

  it.each([
    ['/', { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.8' }, '/ar'],
    ['/?utm_source=mail', { 'accept-language': 'ar' }, '/ar?utm_source=mail'],
    ['/', { 'accept-language': 'ar', 'sec-fetch-site': 'cross-site' }, '/ar'],
    ['/', { 'accept-language': 'en', cookie: 'a=b; language=ar' }, '/ar'],
  ])('leads who opens %s with %j to %s', async (url, headers, location) => {
    expect(await visit(url, { ...typed, ...headers })).toMatchObject({ statusCode: 302, location });
  });

  it.each([
    ['prefers English', '/', { 'accept-language': 'en-US,ar;q=0.9' }],
    ['names no language', '/', {}],
    ['asks for any', '/', { 'accept-language': '*' }],
    ['has chosen English', '/', { 'accept-language': 'ar', cookie: 'language=en' }],
    [
      'comes from a page of the shop',
      '/',
      { 'accept-language': 'ar', 'sec-fetch-site': 'same-origin' },
    ],
    ['opens another page', '/shop', { 'accept-language': 'ar' }],
    ['has chosen another language', '/shop', { cookie: 'language=ar' }],
    ['asks for Arabic', '/ar', { 'accept-language': 'en', cookie: 'language=en' }],
  ])('leads nobody on who %s', async (_who, url, headers) => {
    expect((await visit(url, { ...typed, ...headers })).statusCode).toBe(200);
  });

  it('leads no program on, which does not say that it navigates', async () => {
    expect((await visit('/', { 'accept-language': 'ar' })).statusCode).toBe(200);
  });

  it('tells caches what it depends on, and no other page does', async () => {
    expect((await visit('/', {})).vary).toBe(
      'accept-language, cookie, sec-fetch-site, accept-encoding',
    );
    expect((await visit('/shop', {})).vary).toBe('accept-encoding');
    expect((await visit('/ar', {})).vary).toBe('accept-encoding');
  });

  it('is English for everybody in a shop that is offered in English alone', async () => {
    const asked = { ...typed, 'accept-language': 'ar', cookie: 'language=ar' };
    expect(await visit('/', asked, shop.app)).toEqual({
      statusCode: 200,
      location: undefined,
      vary: 'accept-encoding',
    });
  });
});

describe('pages of a shop whose database was spoiled', () => {
  const hostile =
    '<p>Spoiled</p><script>alert(1)</script><meta http-equiv="refresh" content="0;url=//evil.test"><img src="x" onerror="alert(1)"><form action="//evil.test"><a href="javascript:alert(1)">link</a></form>';
  const harmless = /<p>Spoiled<\/p><a rel="noopener noreferrer nofollow">link<\/a>/;
  let spoiled: TestApp;

  beforeAll(async () => {
    spoiled = await createTestApp({
      db: shop.db,
      config: { clientDir: client.dir, languages: ['en', 'ar'] },
    });
    const { orm } = spoiled.db;
    // By SQL alone, past the column's type.
    await orm.execute(sql`update translations set translation = ${hostile}
      where text in (select description from products where id = 1)`);
    await orm.execute(sql`update products set description = ${hostile} where id = 2`);
    await orm.execute(sql`update policy_sections set text = ${hostile}
      where policy = 'privacy' and position = 1`);
  });
  afterAll(() => spoiled.close());

  it.each(['/product/2', '/ar/product/1', '/ar/product/2', '/privacy'])(
    'are harmless: %s',
    async (url) => {
      const page = await spoiled.app.inject({ url, headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(200);
      expect(harmless.exec(page.body)).not.toBeNull();
      const tags = page.body.match(/<[a-z][^<>]*>/g) ?? [];
      expect(tags.filter((tag) => /onerror|refresh|evil|javascript:|<script>/.test(tag))).toEqual(
        [],
      );
      // Nor in the state, from which the browser goes on.
      expect(page.body).not.toContain('alert(1)');
    },
  );

  it.each([
    ['en', 'GET', '/api/products/2'],
    ['ar', 'GET', '/api/products/1'],
    ['ar', 'GET', '/api/products/2'],
    ['en', 'POST', '/api/products'],
    ['ar', 'POST', '/api/products'],
    ['en', 'GET', '/api/policies/privacy'],
  ] as const)(
    'are made from answers without such HTML: in %s, %s %s',
    async (language, ...call) => {
      const [method, url] = call;
      const response = await spoiled.app.inject({
        method,
        url,
        headers: { 'accept-language': language },
        ...(method === 'POST' ? { payload: { per_page: 100 } } : {}),
      });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('Spoiled');
      expect(response.body).not.toMatch(/alert|onerror|evil|javascript:/);
    },
  );
});

describe('a service worker', () => {
  const workerOf = async (app: TestApp['app']) => {
    const { body, headers } = await app.inject('/worker.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    return { body, policy: String(headers['content-security-policy']) };
  };
  const pageOf = async (app: TestApp['app']) => {
    const { body, headers } = await app.inject({
      url: '/contact',
      headers: { accept: 'text/html' },
    });
    return { body, policy: String(headers['content-security-policy']) };
  };

  it('removes itself and what it kept where the shop does not work offline', async () => {
    const { body } = await workerOf(shop.app);
    expect(body).toContain('caches.delete(name)');
    expect(body).toContain('registration.unregister()');
    const page = await pageOf(shop.app);
    expect(page.body).not.toContain('name="offline"');
    expect(page.policy).not.toMatch(/worker/);
  });

  it('is started by pages where it does, and has the texts of every language', async () => {
    const offline = await createTestApp({
      db: shop.db,
      config: { clientDir: client.dir, languages: ['en', 'ar'], offline: true },
    });
    try {
      const worker = await workerOf(offline.app);
      expect(worker.body).toContain('You are offline');
      expect(worker.body).toContain('لا يوجد اتصال بالإنترنت');
      expect(worker.body).toContain('addEventListener("fetch"');
      expect(worker.policy).toContain("connect-src 'self'");
      expect((await offline.app.inject('/offline-worker.js')).statusCode).toBe(404);
      const page = await pageOf(offline.app);
      expect(page.body).toContain('<meta name="offline" content="1">');
      expect(page.policy).toContain("worker-src 'self'");
      expect(page.policy).toContain('trusted-types dompurify offline-worker');
    } finally {
      await offline.close();
    }
  });
});
