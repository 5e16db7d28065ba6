import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { eventually } from '../../../tests/support/eventually';
import { healthRoutes } from '../routes/health/health-routes';
import { errorsPlugin } from './errors';
import { overloadPlugin } from './overload';

const limit = 5;
const delayMs = 300;

let app: FastifyInstance;
/** Calls whose handler waits for `finish`. */
let waiting: (() => void)[];
/** How many delayed calls were handled. */
let delayed: number;
/** Requests whose headers have arrived and that were let in. */
let started: number;
/** What the shop waits for when it is closed. */
let closing: Promise<void>;

const finish = () => waiting.splice(0).forEach((resume) => resume());

beforeEach(async () => {
  waiting = [];
  delayed = 0;
  started = 0;
  closing = Promise.resolve();
  app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' });
  app.decorate('db', { orm: { execute: async () => [] } } as never);
  await app.register(errorsPlugin);
  await app.register(overloadPlugin, {
    delayMs: 200,
    lanes: {
      light: { running: limit, waiting: 0, burst: 0 },
      password: { running: 1, waiting: 1, burst: 1 },
    },
  });
  await app.register(healthRoutes);
  app.all('/api/slow', () => new Promise<object>((resolve) => waiting.push(() => resolve({}))));
  app.all('/api/quick', async () => ({}));
  app.post(
    '/api/dear',
    { config: { load: 'password' } },
    () => new Promise<object>((resolve) => waiting.push(() => resolve({}))),
  );
  app.post(
    '/api/delayed',
    {
      config: { load: 'password' },
      preHandler: (request) => app.delayCall(request, delayMs),
    },
    async () => {
      delayed += 1;
      return {};
    },
  );
  app.addHook('onRequest', async () => {
    started += 1;
  });
  app.addHook('preClose', () => closing);
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  finish();
  app.server.closeAllConnections();
  await app.close();
});

/** A connection that has sent `text` and hears nothing. */
const send = async (text: string): Promise<net.Socket> => {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};

const post = (body: string, length = body.length) =>
  `POST /api/slow HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

/** Closes the connections, and waits until the server has seen it. */
const leave = async (sockets: net.Socket[]) => {
  for (const socket of sockets) socket.destroy();
  await eventually(async () => expect(await connections()).toBe(0));
};

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
  (await app.inject({ method, url })).statusCode;

describe('load shedding', () => {
  it('refuses calls above the limit, and is not ready when none of them ends', async () => {
    await Promise.all(Array.from({ length: limit }, () => send(post('{}'))));
    await eventually(() => expect(waiting).toHaveLength(limit));
    const refused = await app.inject('/api/quick');
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf('/%61pi/quick')).toBe(503);
    expect(await statusOf('/readyz')).toBe(200);
    await eventually(async () => expect(await statusOf('/readyz')).toBe(503));
    expect(await statusOf('/healthz')).toBe(200);

    finish();
    await eventually(async () => expect(await statusOf('/api/quick')).toBe(200));
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('forgets calls whose client left after the body was read', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const sockets = await Promise.all(Array.from({ length: limit }, () => send(post('{}'))));
      await eventually(() => expect(waiting).toHaveLength(round * limit));
      await leave(sockets);
    }
    expect(await statusOf('/api/quick')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('forgets pipelined calls whose client left', async () => {
    const socket = await send(post('{}').repeat(limit));
    await eventually(() => expect(waiting).toHaveLength(limit));
    await leave([socket]);
    expect(await statusOf('/api/quick')).toBe(200);
  });

  it('counts no call while its body or its headers are awaited', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 10 * limit }, (_, index) =>
        send(index % 2 ? post('{', 2) : 'GET /api/quick HTTP/1.1\r\nHost: shop\r\nX-Slow: '),
      ),
    );
    await eventually(async () => {
      expect(await connections()).toBe(sockets.length);
      expect(started).toBe(sockets.length / 2);
    });
    expect(await statusOf('/api/quick')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('lets what is dear wait for its turn, and refuses no more than that', async () => {
    const call = () => statusOf('/api/dear', 'POST');
    const first = call();
    await eventually(() => expect(waiting).toHaveLength(1));
    const second = call();
    expect(await call()).toBe(503);
    expect(waiting).toHaveLength(1);
    expect(await statusOf('/api/quick')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);

    finish();
    expect(await first).toBe(200);
    await eventually(() => expect(waiting).toHaveLength(1));
    finish();
    expect(await second).toBe(200);
    const third = call();
    await eventually(() => expect(waiting).toHaveLength(1));
    finish();
    expect(await third).toBe(200);
  });

  it('forgets calls whose client left while they waited', async () => {
    const call = () => statusOf('/api/dear', 'POST');
    const first = call();
    await eventually(() => expect(waiting).toHaveLength(1));
    const arrived = once(app.server, 'request');
    const socket = await send(post('{}').replace('/api/slow', '/api/dear'));
    await arrived;
    expect(await call()).toBe(503);
    await leave([socket]);
    const second = call();
    finish();
    expect(await first).toBe(200);
    await eventually(() => expect(waiting).toHaveLength(1));
    finish();
    expect(await second).toBe(200);
  });

  it('gives the place of a call that is delayed to others', async () => {
    const late = statusOf('/api/delayed', 'POST');
    const other = statusOf('/api/dear', 'POST');
    await eventually(() => expect(waiting).toHaveLength(1));
    expect(delayed).toBe(0);
    await pause(2 * delayMs);
    expect(delayed).toBe(0);
    finish();
    expect(await other).toBe(200);
    expect(await late).toBe(200);
    expect(delayed).toBe(1);
  });

  it('does not handle a delayed call whose client has left', async () => {
    const arrived = once(app.server, 'request');
    const socket = await send(post('{}').replace('/api/slow', '/api/delayed'));
    await arrived;
    await leave([socket]);
    await pause(2 * delayMs);
    expect(delayed).toBe(0);
    expect(await statusOf('/api/delayed', 'POST')).toBe(200);
  });

  it('holds refusals back when there are many, and then answers them all', async () => {
    await Promise.all(Array.from({ length: limit }, () => send(post('{}'))));
    await eventually(() => expect(waiting).toHaveLength(limit));
    let answered = 0;
    const calls = Array.from({ length: 80 }, async () => {
      const { statusCode } = await app.inject('/api/quick');
      answered += 1;
      return statusCode;
    });
    await eventually(() => expect(answered).toBe(50));
    for (const status of await Promise.all(calls)) expect(status).toBe(503);
  });

  it('answers 503 while the shop closes', async () => {
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/quick`;
    let goOn = () => undefined as void;
    closing = new Promise((resolve) => (goOn = resolve));
    const closed = app.close();
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: 503,
      error: 'The shop is shutting down. Please try again.',
    });
    goOn();
    await closed;
  });

  it('counts none twice that came with a body', async () => {
    for (let round = 0; round <= limit; round += 1)
      await app.inject({ method: 'POST', url: '/api/quick', payload: {} });
    const calls = Array.from({ length: limit }, () =>
      app.inject({ method: 'POST', url: '/api/slow', payload: {} }),
    );
    await eventually(() => expect(waiting).toHaveLength(limit));
    finish();
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200);
  });
});
