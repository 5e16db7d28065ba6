import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';
import { addShoppers } from '../../trust/shoppers';
import { addProduct } from '../../trust/small-shop';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ seed: false });
});

afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };

const send = (payload: string, headers: Record<string, string> = json, url = '/api/products') =>
  shop.app.inject({ method: 'POST', url, payload, headers });

const failNextQuery = (error: Error) =>
  vi.spyOn(shop.db.orm, 'select').mockImplementationOnce(() => {
    throw error;
  });

describe('failures', () => {
  it.each([
    ['cut short', '{"page":', json, 400],
    ['no object', '[]', json, 422],
    ['text', '"x"', json, 422],
    ['nothing', '', json, 422],
    ['a prototype', '{"__proto__":{"a":1}}', json, 400],
    ['deep nesting', `{"search":${'['.repeat(5000)}${']'.repeat(5000)}}`, json, 422],
    ['a form', 'page=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['XML', '<page/>', { 'content-type': 'text/xml' }, 415],
    ['too much', JSON.stringify({ search: 'x'.repeat(100_000) }), json, 413],
  ])('answers %s in the envelope', async (_name, payload, headers, status) => {
    const response = await send(payload, headers);
    expect(response.statusCode).toBe(status);
    const failure = response.json<{ code: number; message: string; error: string }>();
    expect(failure.code).toBe(status);
    expect(failure.error).toMatch(/^[A-Z].*\.$/);
    expect(failure.message).toBe(failure.error);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/products', '/api/cart/1/2', '/api/../api/x'])(
    'answers GET %s with 404 in the envelope',
    async (url) => {
      const response = await shop.app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: 404, message: 'Not found', error: 'Not found' });
    },
  );

  it('reveals no internal details', async () => {
    failNextQuery(new Error('relation "settings" at /srv/shop/server.js'));
    const response = await shop.app.inject('/api/settings');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/relation|srv|Error|stack/);
  });

  it('answers 404 for a product that is deleted while it is put into a bag', async () => {
    const product = await addProduct(shop.db);
    const [shopper] = await addShoppers(shop.db, 1);
    await shop.db.orm.execute(sql`
      create function delete_product() returns trigger language plpgsql as
        'begin delete from products where id = new.product_id; return new; end'`);
    await shop.db.orm.execute(sql`
      create trigger delete_product before insert on cart_items
        for each row execute function delete_product()`);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/cart',
      headers: { authorization: `Bearer ${shopper?.token}` },
      payload: { product_id: product.id, product_size_id: product.sizeId('M'), quantity: 1 },
    });
    await shop.db.orm.execute(sql`drop function delete_product cascade`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, message: 'Product not found' });
  });

  it('logs nothing of what a customer entered', async () => {
    const broken = await createTestApp({ seed: false });
    await broken.db.orm.execute('drop table contact_messages');
    const payload = { name: 'Ines', email: 'ines@selvage.test', subject: 'A hem', message: 'Up?' };
    const response = await broken.app.inject({ method: 'POST', url: '/api/contact-us', payload });
    expect(response.statusCode).toBe(500);
    // Closing it searches its whole log for customers' data.
    await expect(broken.close()).resolves.toBeUndefined();
  });

  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    new Error('timeout exceeded when trying to connect'),
  ])('answers 503 with Retry-After while the database is unavailable (%s)', async (error) => {
    failNextQuery(error);
    const response = await shop.app.inject('/api/settings');
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toMatchObject({ code: 503 });
    expect(response.body).not.toMatch(/terminat|ECONN|timeout/);
  });
});

describe('health', () => {
  it('answers liveness and readiness', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answers metrics to who knows the token', async () => {
    const metered = await createTestApp({ db: shop.db, config: { metricsToken: 'a token' } });
    await metered.app.inject('/healthz');
    const ask = (authorization?: string) =>
      metered.app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });
    for (const wrong of [undefined, 'Bearer a', 'Bearer a tokens', 'Basic a token', 'a token']) {
      expect((await ask(wrong)).statusCode, wrong).toBe(401);
    }
    const metrics = (await ask('Bearer a token')).body;
    await metered.close();
    expect(metrics).toMatch(
      /http_request_duration_seconds_count{method="GET",route="\/healthz",status="200"} 1/,
    );
    expect(metrics).toMatch(/database_connections{state="waiting"}/);
    expect(metrics).toMatch(/refunds{state="waiting"} \d/);
    expect(metrics).toMatch(/refunds{state="failed"} \d/);
    expect(metrics).toMatch(/process_cpu_seconds_total/);
  });

  it('has no metrics without a token', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer undefined']) {
      const response = await shop.app.inject({ url: '/metrics', headers: { authorization } });
      expect(response.statusCode).toBe(404);
    }
  });

  it('is not ready without a database', async () => {
    vi.spyOn(shop.db.orm, 'execute').mockRejectedValueOnce(new Error('away'));
    const response = await shop.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
  });
});

describe('headers', () => {
  it('allow no script, frame or base but the shop’s own', async () => {
    const { headers } = await shop.app.inject('/sandbox/pay/none');
    expect(headers['content-type']).toMatch(/^text\/html/);
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
    ]) {
      expect(policy.split(';')).toContain(directive);
    }
    expect(policy).toMatch(/form-action 'self' https:\/\/checkout\.stripe\.com/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('require https only when the shop has it', async () => {
    const secure = await createTestApp({
      db: shop.db,
      config: { publicUrl: 'https://selvage.test' },
    });
    const { headers } = await secure.app.inject('/healthz');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    await secure.close();
  });
});
