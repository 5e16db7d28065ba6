import type { FastifyReply } from 'fastify';

export const varyBy = (reply: FastifyReply, ...headers: string[]): void => {
  const known = reply.getHeader('vary');
  void reply.header('vary', [...(typeof known === 'string' ? [known] : []), ...headers].join(', '));
};
