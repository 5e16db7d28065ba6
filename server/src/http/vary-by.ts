import type { FastifyReply } from 'fastify';

/** Tells caches that the answer depends on these headers of the request, beside those named before. */
export const varyBy = (reply: FastifyReply, ...headers: string[]): void => {
  const known = reply.getHeader('vary');
  void reply.header('vary', [...(typeof known === 'string' ? [known] : []), ...headers].join(', '));
};
