import { AsyncLocalStorage } from 'node:async_hooks';

import { LRUCache } from 'lru-cache';

import type { ShownStock, StockChange } from '../services/catalogue/catalogue-changes';
import { entryBytes } from '../shared/cache';
import type { CachedResponse } from './cached-response';

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that are the same for every visitor, as the catalogue is now. */
    responses: ResponseCache;
  }
}

const megabyte = 1024 * 1024;
const maxBytes = 64 * megabyte;

interface Entry {
  response: CachedResponse;
  shown: readonly ShownStock[];
}

/** A response that is being made. */
interface PendingResponse {
  result?: Promise<Entry>;
  /** The stock shown by the responses that it is made from, as a page is made from listings. */
  shown: ShownStock[];
  /** The changes of stock since it was begun. */
  changes: StockChange[];
  /** Whether anything else changed since then. */
  isOutdated: boolean;
}

const isOutdatedBy = (shown: readonly ShownStock[], { kind, ids }: StockChange): boolean => {
  const changed = new Set(ids);
  return shown.some(
    ({ products, countsSizesOf }) =>
      products.some((id) => changed.has(id)) ||
      (kind === 'sizes' && countsSizesOf !== undefined && ids.some(countsSizesOf)),
  );
};

/** A finished response with all stock that it shows. */
const entryOf = (pending: PendingResponse, response: CachedResponse): Entry => ({
  response,
  shown: [...pending.shown, ...(response.shows ? [response.shows] : [])],
});

const wasOutdated = ({ changes, isOutdated }: PendingResponse, { shown }: Entry): boolean =>
  isOutdated || changes.some((change) => isOutdatedBy(shown, change));

/**
 * A cache of pages and JSON. When all take more than `maxSize` bytes, the least recently used is dropped
 * first; keys are counted as well, since visitors choose them. A response is made once however many ask
 * for it at the same time. One that was outdated while it was made is not cached, nor is a failure.
 */
export const createResponseCache = (maxSize = maxBytes) => {
  const cached = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ response }, key) => response.size + entryBytes(key),
  });
  /** The responses that are being made from the catalogue as it is now, by key. */
  const current = new Map<string, PendingResponse>();
  /** All that are being made, also from the catalogue before its last change. */
  const pending = new Set<PendingResponse>();
  /** The response that the running code is making. */
  const enclosing = new AsyncLocalStorage<PendingResponse>();
  const counts = { hits: 0, misses: 0, dropped: 0 };

  const make = async (
    key: string,
    response: PendingResponse,
    produce: () => Promise<CachedResponse>,
  ): Promise<Entry> => {
    counts.misses += 1;
    pending.add(response);
    try {
      const entry = entryOf(response, await enclosing.run(response, produce));
      if (!wasOutdated(response, entry)) cached.set(key, entry);
      return entry;
    } finally {
      pending.delete(response);
      if (current.get(key) === response) current.delete(key);
    }
  };

  const begin = (key: string, produce: () => Promise<CachedResponse>): Promise<Entry> => {
    const response: PendingResponse = { shown: [], changes: [], isOutdated: false };
    current.set(key, response);
    response.result = make(key, response, produce);
    return response.result;
  };

  return {
    /** How many responses were found, made and dropped since the start. */
    counts: counts as Readonly<typeof counts>,

    /** The cached response of a key, or else a new one. */
    get: async (key: string, produce: () => Promise<CachedResponse>): Promise<CachedResponse> => {
      const found = cached.get(key);
      if (found) counts.hits += 1;
      const { response, shown } =
        found ?? (await (current.get(key)?.result ?? begin(key, produce)));
      enclosing.getStore()?.shown.push(...shown);
      return response;
    },

    /** Drops the responses that show the changed stock. */
    dropStock: (change: StockChange): void => {
      const outdated = [...cached.entries()].filter(([, { shown }]) => isOutdatedBy(shown, change));
      for (const [key] of outdated) cached.delete(key);
      for (const response of pending) response.changes.push(change);
      // Later callers must not get what was read before.
      current.clear();
      counts.dropped += outdated.length;
    },

    /** Drops all. */
    clear: (): void => {
      counts.dropped += cached.size;
      cached.clear();
      for (const response of pending) response.isOutdated = true;
      current.clear();
    },
  };
};

export type ResponseCache = ReturnType<typeof createResponseCache>;
