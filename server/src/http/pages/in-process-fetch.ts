import type { FastifyInstance } from 'fastify';

import { inProcessAddress } from '../rate-limit';

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
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: inProcessAddress,
      ...(body === undefined ? {} : { payload: body }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
