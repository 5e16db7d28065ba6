import type { FastifyReply, FastifyRequest } from 'fastify';

import { encodingOf } from '../services/kept-answer';
import type { KeptAnswer } from '../services/kept-answer';

/** Sends an answer that is kept ready; 304 to who has it already. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> => {
  void reply
    .type(answer.type)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', answer.etag);
  const known = request.method !== 'POST' && request.headers['if-none-match'] === answer.etag;
  if (known && answer.status === 200) return reply.code(304).send();
  const encoding = encodingOf(answer, request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(await answer.encoded(encoding));
};
