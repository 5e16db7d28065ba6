import type { FastifyReply, FastifyRequest } from 'fastify';

import { defaultLanguage } from '@contract/languages';

import type { ShownStock } from '../services/catalogue/shown-stock';
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
  make: () => Promise<{ text: string; shows: ShownStock }>,
): Promise<FastifyReply> => {
  const { language, server } = request;
  const produce = async () => {
    const { text, shows } = await make();
    const response =
      language === defaultLanguage
        ? textResponse(jsonType, text)
        : jsonResponse(await translateAnswer(request, JSON.parse(text)));
    return { ...response, shows };
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
  {
    key,
    message,
    read,
    shows,
  }: {
    key: string;
    message: string;
    read: () => Promise<Data>;
    /** What the data show of the stock. */
    shows?: (data: Data) => ShownStock;
  },
): Promise<FastifyReply> => {
  const produce = async () => {
    const data = await read();
    const response = jsonResponse(await translateAnswer(request, ok(message, data)));
    return shows ? { ...response, shows: shows(data) } : response;
  };
  const { responses } = request.server;
  const response = await responses.get(`${request.language} ${key}`, produce);
  return sendCachedResponse(request, reply, response);
};
