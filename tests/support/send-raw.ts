import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Asks a listening shop for exactly this target, which `fetch` and `inject` would rewrite. */
export const sendRaw = async (
  app: FastifyInstance,
  method: string,
  target: string,
  json?: unknown,
  headers: http.OutgoingHttpHeaders = {},
): Promise<RawAnswer> => {
  const { port } = app.server.address() as AddressInfo;
  const request = http.request({
    port,
    host: '127.0.0.1',
    method,
    path: target,
    agent: false,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  request.end(json === undefined ? undefined : JSON.stringify(json));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString(),
  };
};
