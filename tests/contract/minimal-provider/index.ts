import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { inProject } from '../../../scripts/setup/paths.mjs';
import { handlers, otp, paymentHost } from './handlers';
import { createState, must, Refusal, type State } from './state';

/**
 * A provider that answers exactly what section 7 of docs/product.md reads, with the fields of section
 * 3, and nothing more: an empty body where the section shows none. It also serves the built SPA as
 * plain files, as any web server may.
 */

/** What a customer alone may call. */
const own = /^\/(?:cart|profile|addresses|orders)/;

const answerTo = (state: State, request: http.IncomingMessage, pathname: string, text: string) => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  if (own.test(pathname) && token !== 'session') throw new Refusal(401, 'Unauthenticated');
  const id = Number(/\d+/.exec(pathname)?.[0]);
  const handle = must(handlers[`${request.method ?? ''} ${pathname.replace(/\d+/, '{id}')}`]);
  const body = (text === '' ? {} : JSON.parse(text)) as never;
  return handle({ state, body, id, token });
};

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const client = inProject('dist', 'client');
const hosts = `<meta name="payment-hosts" content="${paymentHost}">`;

const serveFile = async (pathname: string, response: http.ServerResponse) => {
  const type = types[path.extname(pathname)];
  const file = path.join(client, type === undefined ? 'index.html' : path.normalize(pathname));
  const found = await readFile(file).catch(() => null);
  const content =
    type === undefined ? found?.toString().replace('</head>', `${hosts}</head>`) : found;
  response.writeHead(content == null ? 404 : 200, { 'content-type': type ?? 'text/html' });
  response.end(content ?? '');
};

const textOf = async (request: http.IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A running provider; `state` is what it holds. */
export interface MinimalProvider {
  url: string;
  state: State;
  otp: string;
  stop: () => Promise<void>;
}

/** Starts one on a free port. */
export const startMinimalProvider = async (): Promise<MinimalProvider> => {
  const state = createState();
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.test');
    if (!pathname.startsWith('/api/')) {
      await serveFile(pathname, response);
      return;
    }
    const json = { 'content-type': 'application/json' };
    try {
      const body = answerTo(state, request, pathname.slice('/api'.length), await textOf(request));
      response.writeHead(200, json).end(body === null ? '' : JSON.stringify(body));
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      response.writeHead(status, json).end(JSON.stringify({ message: String(error) }));
    }
  };
  const server = http.createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    otp,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
