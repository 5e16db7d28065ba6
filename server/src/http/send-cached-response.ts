import type { FastifyReply, FastifyRequest } from 'fastify';

import { defaultLanguage } from '@contract/languages';

import type { ShownStock } from '../services/catalogue/catalogue-changes';
import { joinPieces, type JsonPieces } from '../shared/json-pieces';
import { type CachedResponse, encodingOf, jsonType, textResponse } from './cached-response';
import { translateResponse } from './translate-response';
import { varyBy } from './vary-by';

/** Sends a cached response, or 304 to a client that has it already and asks by its ETag. */
export const sendCachedResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  cacheControl = 'no-cache',
): Promise<FastifyReply> => {
  void reply.type(response.type).header('cache-control', cacheControl);
  varyBy(reply, 'accept-encoding');
  // Nobody asks whether the response to a POST still holds.
  if (request.method !== 'POST') {
    void reply.header('etag', response.etag);
    const known = request.headers['if-none-match'] === response.etag;
    if (known && response.status === 200) return reply.code(304).send();
  }
  const encoding = encodingOf(response, request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(response.status).send(await response.encoded(encoding));
};

/**
 * Sends JSON in the request's language, from the response cache if it is there. `make` returns it in
 * English.
 */
export const sendCachedJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<{ json: JsonPieces; shows?: ShownStock }>,
): Promise<FastifyReply> => {
  const { language, server } = request;
  const response = await server.responses.get(`${language} ${key}`, async () => {
    const { json, shows } = await make();
    const made = joinPieces(json);
    const translated =
      language === defaultLanguage
        ? made
        : JSON.stringify(await translateResponse(request, JSON.parse(made.toString())));
    return textResponse(jsonType, translated, shows);
  });
  return sendCachedResponse(request, reply, response);
};

/** The same for data that show no stock; `make` returns them in the envelope. */
export const sendCachedData = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<object>,
): Promise<FastifyReply> =>
  sendCachedJson(request, reply, key, async () => ({ json: [JSON.stringify(await make())] }));
