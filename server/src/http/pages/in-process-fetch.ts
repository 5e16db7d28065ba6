import type { FastifyInstance } from 'fastify';

import { inProcessAddress } from '../api-call';

/**
 * `fetch` for the page renderer: the same routes, validation and errors as over HTTP, without a
 * socket.
 */
export const inProcessFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : await request.text();
    const response = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: inProcessAddress,
      ...(body === undefined ? {} : { payload: body }),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type'] ?? 'application/json') },
    });
  };
