import type { FastifyReply, FastifyRequest } from 'fastify';

import { encodingOf, jsonResponse, jsonType, textResponse } from './cached-response';
import type { CachedResponse } from './cached-response';
import { ok } from './envelope';

/** Sends a cached response, or 304 to a client that has it already. */
export const sendCachedResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  cacheControl = 'no-cache',
): Promise<FastifyReply> => {
  void reply
    .type(response.type)
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .header('etag', response.etag);
  const known = request.method !== 'POST' && request.headers['if-none-match'] === response.etag;
  if (known && response.status === 200) return reply.code(304).send();
  const encoding = encodingOf(response, request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(response.status).send(await response.encoded(encoding));
};

/** Sends a text that is JSON, from the response cache where it holds the key. */
export const sendCachedJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<string>,
): Promise<FastifyReply> => {
  const produce = async () => textResponse(jsonType, await make());
  return sendCachedResponse(request, reply, await request.server.responses.get(key, produce));
};

/** Sends `data` in the envelope, from the response cache where it holds the key. */
export const sendCachedData = async <Data>(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, message, read }: { key: string; message: string; read: () => Promise<Data> },
): Promise<FastifyReply> => {
  const produce = async () => jsonResponse(ok(message, await read()));
  const { responses } = request.server;
  const response = await responses.get(`${request.language} ${key}`, produce);
  return sendCachedResponse(request, reply, response);
};
