import type { FastifyRequest, RouteOptions } from 'fastify';

/**
 * Has a route's calls handled inside of `run`, such as that of an AsyncLocalStorage. It begins after the
 * body, which is read outside of the request's async context.
 */
export const wrapHandling = (
  route: RouteOptions,
  run: (request: FastifyRequest, handle: () => void) => void,
): void => {
  route.preHandler = [route.preHandler ?? []]
    .flat()
    .concat((request, _reply, done) => run(request, done));
};
