import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeClientBuild } from '../../support/client-build';
import { recordFigure } from '../../support/figures';
import { withRoutes } from '../../support/every-route';
import type { AnyRoute } from '../../support/every-route';
import { sendRaw } from '../../support/send-raw';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;
let routes: AnyRoute[];
let client: Awaited<ReturnType<typeof makeClientBuild>>;

beforeAll(async () => {
  client = await makeClientBuild();
  const opened = await withRoutes(() => createTestApp({ config: { clientDir: client.dir } }));
  shop = opened.built;
  routes = opened.routes;
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await shop.close();
  await client.remove();
});

let seen = 0;
let pages = 0;

const expectHeaders = (headers: http.IncomingHttpHeaders, what: string) => {
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy, what).toEqual(
    expect.arrayContaining(["object-src 'none'", "frame-ancestors 'none'"]),
  );
  if (String(headers['content-type']).startsWith('text/html')) {
    pages += 1;
    expect(policy, what).toEqual(
      expect.arrayContaining([
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify',
      ]),
    );
    const scripts = policy.find((directive) => directive.startsWith('script-src '));
    // The pages of this build contain no script.
    expect(scripts, what).toBe("script-src 'self'");
  }
  seen += 1;
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
};

/** Sends text that need not be HTTP, and reads the answer's head. */
const sendText = async (
  text: string,
): Promise<{ status: number; headers: Record<string, string>; body: string }> => {
  const socket = net.connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(text);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body };
};

const notFound = [
  '/media/',
  '/media/x.jpg',
  '/media/a/b',
  '/media/a/b/c',
  '/assets/',
  '/assets/none.js',
  '/assets/a/b/c',
  '/api',
  '/api/',
  '/api/none',
  '/api/products/none',
  '/sandbox/pay/none',
  '/sandbox/none',
  '/.vite/manifest.json',
  '/index.html/none',
  '/no/such/page',
  '/product/999999',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%zz',
  '/api/%zz',
  '/media/%ff',
  `/${'x'.repeat(5000)}`,
  `/api/products/${'9'.repeat(300)}`,
];

describe('every answer', () => {
  it('of every route carries the security headers', async () => {
    expect(routes.length).toBeGreaterThan(60);
    for (const { method, url } of routes) {
      const target = url.replaceAll(/:\w+/g, '1').replace('*', 'x');
      expectHeaders((await sendRaw(shop.app, method, target)).headers, `${method} ${target}`);
    }
  });

  it('of a part of a page and of the API has a short policy, under which it can load nothing', async () => {
    const script = await sendRaw(shop.app, 'GET', '/assets/part.js');
    expect(script.status).toBe(200);
    expectHeaders(script.headers, '/assets/part.js');
    expect(script.headers['content-security-policy']).toContain("default-src 'none'");
    const settings = await sendRaw(shop.app, 'GET', '/api/settings');
    expect(settings.headers['content-security-policy']).toContain("default-src 'none'");
    const page = await sendRaw(shop.app, 'GET', '/login');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('carries them where nothing is found, by every method', async () => {
    for (const target of notFound) {
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        expectHeaders((await sendRaw(shop.app, method, target)).headers, `${method} ${target}`);
      }
    }
    for (const method of http.METHODS.filter((each) => each !== 'CONNECT')) {
      expectHeaders((await sendRaw(shop.app, method, '/no/such/page')).headers, method);
    }
  });

  it('carries them where the request is refused before it reaches a route', async () => {
    const host = 'Host: shop\r\nConnection: close\r\n';
    const refused: Record<string, string> = {
      400: 'nonsense\r\n\r\n',
      431: `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      413: `POST /api/products HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9999999\r\n\r\n`,
    };
    for (const [status, text] of Object.entries(refused)) {
      const response = await sendText(text);
      expect(response.status).toBe(Number(status));
      expectHeaders(response.headers, status);
      expect(JSON.parse(response.body)).toMatchObject({ code: response.status });
    }
    const noHost = await sendText('GET /api/settings HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(noHost.status).toBe(400);
    expectHeaders(noHost.headers, 'no host');
    const odd = await sendText(`GET /healthz HTTP/1.1\r\n${host}Expect: wonders\r\n\r\n`);
    expectHeaders(odd.headers, 'expectation');
  });

  it('carries them in all of these cases', () => {
    expect(pages).toBeGreaterThan(0);
    recordFigure(
      20,
      'every answer',
      `${seen} answers of ${routes.length} routes, of what does not exist and of what is no HTTP, ${pages} of them pages: each with its policy`,
    );
  });

  it('is in the envelope where an address can’t be decoded', async () => {
    for (const target of ['/%zz', '/api/%zz', '/media/%ff']) {
      const response = await sendRaw(shop.app, 'GET', target);
      expect(response.status).toBe(400);
      expect(JSON.parse(response.body)).toEqual({
        code: 400,
        message: 'The request could not be read.',
        error: 'The request could not be read.',
      });
    }
  });

  it('lets pictures be shown elsewhere, in mails and previews', async () => {
    const banners = JSON.parse((await sendRaw(shop.app, 'GET', '/api/banners')).body) as {
      data: { image: string }[];
    };
    const picture = await sendRaw(shop.app, 'GET', banners.data[0]?.image ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

it('is written by schemas that serializers can be made of: the first response would be the first to fail', () => {
  const compile = SerializerSelector()({}, {});
  const schemas = routes.flatMap(({ method, url, responses }) =>
    Object.entries(responses()).map(([httpStatus, schema]) => ({
      method,
      url,
      httpStatus,
      schema,
    })),
  );
  expect(schemas.length).toBeGreaterThan(routes.length);
  for (const route of schemas) {
    const name = `${route.method} ${route.url} ${route.httpStatus}`;
    expect(() => compile(route), name).not.toThrow();
  }
});
