import type { FastifyRequest } from 'fastify';

/**
 * Whether the request matched a route of the API. Asked of the route, since the same one has many
 * spellings: encoded letters, absolute addresses.
 */
export const isApiCall = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api') ?? false;
