import { AsyncLocalStorage } from 'node:async_hooks';

import { LRUCache } from 'lru-cache';

import type { StockNotice } from '../services/catalogue/catalogue-changes';
import type { ShownStock } from '../services/catalogue/shown-stock';
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
interface Making {
  result?: Promise<Entry>;
  /** The stock that it shows so far: for a page, that of the responses that it is made from. */
  shown: ShownStock[];
  /** The changes of stock since it was begun. */
  changes: StockNotice[];
  /** Whether anything else changed. */
  isOutdated: boolean;
}

const isOutdatedBy = (shown: readonly ShownStock[], { kind, ids }: StockNotice): boolean => {
  const changed = new Set(ids);
  return shown.some(
    ({ products, countsSizesOf }) =>
      products.some((id) => changed.has(id)) ||
      (kind === 'sizes' && countsSizesOf !== undefined && ids.some(countsSizesOf)),
  );
};

/**
 * A cache of pages and JSON, the least recently used dropped first when all take more than `maxSize`
 * bytes. Keys are counted as well, since visitors choose them. A response is made once however many
 * ask for it at the same time. One that a change overtakes is not cached, nor is a failure.
 */
export const createResponseCache = (maxSize = maxBytes) => {
  const cached = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ response }, key) => response.size + entryBytes(key),
  });
  /** The responses that are being made from the catalogue as it is now, by key. */
  const pending = new Map<string, Making>();
  /** All that are being made, those from before the last change too. */
  const makings = new Set<Making>();
  const outer = new AsyncLocalStorage<Making>();
  const counts = { hits: 0, misses: 0, dropped: 0 };

  const make = async (
    key: string,
    making: Making,
    produce: () => Promise<CachedResponse>,
  ): Promise<Entry> => {
    counts.misses += 1;
    makings.add(making);
    try {
      const response = await outer.run(making, produce);
      const shown = [...making.shown, ...(response.shows ? [response.shows] : [])];
      const entry = { response, shown };
      const isOutdated =
        making.isOutdated || making.changes.some((change) => isOutdatedBy(shown, change));
      if (!isOutdated) cached.set(key, entry);
      return entry;
    } finally {
      makings.delete(making);
      if (pending.get(key) === making) pending.delete(key);
    }
  };

  const begin = (key: string, produce: () => Promise<CachedResponse>): Promise<Entry> => {
    const making: Making = { shown: [], changes: [], isOutdated: false };
    pending.set(key, making);
    making.result = make(key, making, produce);
    return making.result;
  };

  return {
    /** How many responses were found, made and dropped since the start. */
    counts: counts as Readonly<typeof counts>,

    /** The response that the cache has for a key, or else makes. */
    get: async (key: string, produce: () => Promise<CachedResponse>): Promise<CachedResponse> => {
      const found = cached.get(key);
      if (found) counts.hits += 1;
      const { response, shown } =
        found ?? (await (pending.get(key)?.result ?? begin(key, produce)));
      outer.getStore()?.shown.push(...shown);
      return response;
    },

    /** Drops what shows stock that changed. */
    dropStock: (change: StockNotice): void => {
      const outdated = [...cached.entries()].filter(([, { shown }]) => isOutdatedBy(shown, change));
      for (const [key] of outdated) cached.delete(key);
      for (const making of makings) making.changes.push(change);
      // Later callers must not get what was read before.
      pending.clear();
      counts.dropped += outdated.length;
    },

    /** Drops all. */
    clear: (): void => {
      counts.dropped += cached.size;
      cached.clear();
      for (const making of makings) making.isOutdated = true;
      pending.clear();
    },
  };
};

export type ResponseCache = ReturnType<typeof createResponseCache>;
