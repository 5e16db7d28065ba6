import type { FastifyReply, FastifyRequest } from 'fastify';

import { encodingOf } from '../services/answer-cache';
import type { Answer } from '../services/answer-cache';

/** Sends an answer that is kept serialised; 304 to who has it already. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> => {
  void reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', answer.etag);
  if (request.method === 'GET' && request.headers['if-none-match'] === answer.etag) {
    return reply.code(304).send();
  }
  const encoding = encodingOf(answer, request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await answer.encoded(encoding));
};
