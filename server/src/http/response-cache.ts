import { LRUCache } from 'lru-cache';

import type { CachedResponse } from './cached-response';

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that are the same for every visitor. */
    responses: ResponseCache;
  }
}

const megabyte = 1024 * 1024;
const maxBytes = 112 * megabyte;

/**
 * Pages and JSON that are the same for every visitor: limited by bytes, produced once however many
 * ask for one at the same time, and dropped by `clear` when the data they were made from changed.
 */
export const createResponseCache = (maxSize = maxBytes) => {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize,
    sizeCalculation: ({ size }) => size,
  });
  const pending = new Map<string, Promise<CachedResponse>>();
  let generation = 0;

  return {
    /** The response of the key. What `produce` throws is thrown, and not cached. */
    get: (
      key: string,
      produce: () => Promise<CachedResponse>,
    ): CachedResponse | Promise<CachedResponse> => {
      const known = responses.get(key) ?? pending.get(key);
      if (known !== undefined) return known;

      const startedIn = generation;
      const job = produce()
        .then((response) => {
          // What was read before a change must not be cached after it.
          if (startedIn === generation) responses.set(key, response);
          return response;
        })
        .finally(() => {
          if (pending.get(key) === job) pending.delete(key);
        });
      pending.set(key, job);
      return job;
    },

    /** Whether the response is cached or being produced, so that asking for it costs nothing. */
    has: (key: string): boolean => responses.has(key) || pending.has(key),

    /** Drops everything, what is being produced just now included. */
    clear: (): void => {
      generation += 1;
      responses.clear();
      pending.clear();
    },
  };
};

export type ResponseCache = ReturnType<typeof createResponseCache>;
