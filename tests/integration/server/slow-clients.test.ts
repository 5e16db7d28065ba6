import net from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { eventually } from '../../support/eventually';
import { isSoak } from '../../support/figures';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

const clients = isSoak ? 1000 : 200;
/** Less than a slow client is given for its request. */
const servedWithinMs = 20_000;

let shop: TestApp;
let port: number;
let sockets: net.Socket[] = [];

beforeAll(async () => {
  shop = await createTestApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await eventually(async () => expect(await connections()).toBe(0));
});

afterAll(() => shop.close());

const connections = () =>
  new Promise<number>((resolve, reject) => {
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Opens the connections, each of which sends `text`. */
const sendFromAll = async (text: string) => {
  sockets = Array.from({ length: clients }, () => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    return socket.on('error', () => undefined);
  });
  await eventually(async () => expect(await connections()).toBe(clients));
};

const post = (path: string, body: string, length = body.length) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

/** Others are served: by the same socket, and while the slow ones hold their connections. */
const expectServed = async () => {
  const status = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(servedWithinMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await status('/api/settings')).toBe(200);
  expect(await status('/api/products/1')).toBe(200);
  expect(await status('/readyz')).toBe(200);
  expect(await connections()).toBeGreaterThanOrEqual(clients);
};

describe('hundreds of clients', () => {
  it('that send their bodies slowly leave the others served', async () => {
    await sendFromAll(post('/api/products', '{', 100));
    await expectServed();
  });

  it('that send their headers slowly leave the others served', async () => {
    await sendFromAll('GET /api/settings HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
    await expectServed();
  });
});
