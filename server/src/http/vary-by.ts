import type { FastifyReply } from 'fastify';

/** Adds request headers to `Vary`. */
export const varyBy = (reply: FastifyReply, ...headers: string[]): void => {
  const known = reply.getHeader('vary');
  void reply.header('vary', [...(typeof known === 'string' ? [known] : []), ...headers].join(', '));
};
