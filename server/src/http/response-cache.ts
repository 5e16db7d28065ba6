import { createCache } from '../shared/cache';
import type { Cache } from '../shared/cache';
import type { CachedResponse } from './cached-response';

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that are the same for every visitor; cleared when the catalogue changes. */
    responses: Cache<CachedResponse>;
  }
}

const megabyte = 1024 * 1024;
const maxBytes = 64 * megabyte;

/** A cache of pages and JSON, limited by their bytes. */
export const createResponseCache = (maxSize = maxBytes): Cache<CachedResponse> =>
  createCache(maxSize, ({ size }) => size);
