import type { FastifyInstance } from 'fastify';

import { inProcessAddress } from '../api-call';

/** A response that is read, as often as anyone likes, without a stream: a list has 80 kB. */
class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }

  override clone(): Response {
    return this;
  }
}

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
    return new TextResponse(response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type'] ?? 'application/json') },
    });
  };
