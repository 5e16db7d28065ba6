import type { FastifyRequest } from 'fastify';

/**
 * Whether the request matched a route of the API. Its own URL does not tell: it may be absolute or
 * have encoded letters.
 */
export const isApiCall = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api') ?? false;

/** The remote address of in-process calls by the page renderer; no socket has it. */
export const inProcessAddress = 'in-process';

/** Whether the page renderer makes the call. */
export const isInProcess = ({ raw }: FastifyRequest): boolean =>
  raw.socket.remoteAddress === inProcessAddress;
