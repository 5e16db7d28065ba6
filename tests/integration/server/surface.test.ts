import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { authPlugin } from '../../../server/src/http/auth';
import { productAddresses } from '../../support/product-page';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

/** Every call of section 7, and those that departures 22, 116 and 121 add. */
const calls = [
  ...productAddresses
    .filter(({ section }) => section === 7)
    .map(({ text }) => text.replace('{orderId}', '{id}')),
  'POST /orders/{id}/pay',
  'GET /policies/{policy}',
  'GET /labels',
  'POST /payments/webhook',
  'POST /profile/confirm-email',
  'POST /profile/confirm-email/resend',
  'POST /profile/confirm-email/cancel',
  'GET /wishlist',
  'POST /wishlist',
  'DELETE /wishlist/{id}',
  'POST /back-in-stock',
  'POST /back-in-stock/confirm',
  'POST /back-in-stock/unsubscribe',
];

/** Open to all, and to a customer's token. */
const withOrWithoutToken = 'POST /back-in-stock';

const openToAll = new Set([
  'GET /banners',
  'POST /products',
  'GET /products/{id}',
  'GET /categories/primary',
  'GET /about-us',
  'GET /settings',
  'GET /policies/{policy}',
  'GET /labels',
  'POST /contact-us',
  'POST /login',
  'POST /forget-password',
  'POST /reset-password-check',
  'POST /register',
  'POST /payments/webhook',
  'POST /back-in-stock/confirm',
  'POST /back-in-stock/unsubscribe',
]);

interface Operation {
  security?: unknown[];
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

let shop: TestApp;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  shop = await createTestApp({ seed: false });
  const response = await shop.app.inject('/api/openapi.json');
  const document = response.json<{ openapi: string; paths: typeof paths }>();
  expect(document.openapi).toBe('3.1.0');
  paths = document.paths;
});

afterAll(() => shop.close());

const operation = (call: string): Operation | undefined => {
  const [method = '', path = ''] = call.split(' ');
  return paths[`/api${path}`]?.[method.toLowerCase()];
};

describe('the OpenAPI document', () => {
  it.each(calls)('describes %s', (call) => {
    const described = operation(call);
    expect(described).toBeDefined();
    expect(described?.responses['200']?.content?.['application/json']?.schema).toBeDefined();
    for (const status of ['429', '500', '503']) expect(described?.responses).toHaveProperty(status);
    expect(described?.security !== undefined).toBe(!openToAll.has(call));
    if (!openToAll.has(call)) expect(described?.responses).toHaveProperty('401');
    if (call === withOrWithoutToken) expect(described?.security).toEqual([{ bearer: [] }, {}]);
    if (call.includes('{id}')) expect(described?.responses).toHaveProperty('404');
    if (described?.requestBody) expect(described.responses).toHaveProperty('422');
  });

  it('describes nothing else under /api but itself', () => {
    const described = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      .filter((call) => call.includes('/api/'))
      .map((call) => call.replace('/api', ''));
    expect(described.sort()).toEqual([...calls, 'GET /openapi.json'].sort());
  });
});

describe('the guards', () => {
  it('protect every call that is not public', async () => {
    for (const call of calls) {
      if (openToAll.has(call) || call === withOrWithoutToken) continue;
      const [method = '', path = ''] = call.split(' ');
      const response = await shop.app.inject({
        method: method as 'GET',
        url: `/api${path.replace('{id}', '1')}`,
      });
      expect(response.statusCode, call).toBe(401);
    }
  });

  it('are named by every route under /api, or the server does not start', async () => {
    const app = fastify();
    app.decorate('shop', shop.app.shop);
    await app.register(authPlugin);
    const open = () => app.get('/api/forgotten', async () => ({}));
    expect(open).toThrow('GET /api/forgotten has no access setting');
    await app.close();
  });
});
