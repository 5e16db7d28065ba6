import type { FastifyReply, FastifyRequest } from 'fastify';

import { defaultLanguage } from '@contract/languages';

import { encodingOf, jsonResponse, jsonType, textResponse } from './cached-response';
import type { CachedResponse } from './cached-response';
import { ok } from './envelope';
import { translateAnswer } from './translate-answer';
import { varyBy } from './vary-by';

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
    .header('etag', response.etag);
  varyBy(reply, 'accept-encoding');
  const known = request.method !== 'POST' && request.headers['if-none-match'] === response.etag;
  if (known && response.status === 200) return reply.code(304).send();
  const encoding = encodingOf(response, request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(response.status).send(await response.encoded(encoding));
};

/**
 * Sends a text that is JSON, in the request's language, from the response cache where it holds the
 * key. In English it is the text.
 */
export const sendCachedJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<string>,
): Promise<FastifyReply> => {
  const { language, server } = request;
  const produce = async () => {
    const text = await make();
    return language === defaultLanguage
      ? textResponse(jsonType, text)
      : jsonResponse(await translateAnswer(request, JSON.parse(text)));
  };
  const response = await server.responses.get(`${language} ${key}`, produce);
  return sendCachedResponse(request, reply, response);
};

/**
 * Sends `data` in the envelope and in the request's language, from the response cache where it holds
 * the key.
 */
export const sendCachedData = async <Data>(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, message, read }: { key: string; message: string; read: () => Promise<Data> },
): Promise<FastifyReply> => {
  const produce = async () =>
    jsonResponse(await translateAnswer(request, ok(message, await read())));
  const { responses } = request.server;
  const response = await responses.get(`${request.language} ${key}`, produce);
  return sendCachedResponse(request, reply, response);
};
