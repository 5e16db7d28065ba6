import { LRUCache } from 'lru-cache';

/**
 * Caches values by key, the least recently used dropped first. A value is made once however many
 * ask for it at the same time. One that was being made during `clear` is not cached, nor is a
 * failure.
 */
export const createCache = <Value extends object | number>(
  limits: { max: number } | { maxSize: number; sizeCalculation: (value: Value) => number },
) => {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    ...limits,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Whoever waits for a value while the cache is cleared still gets it.
    ignoreFetchAbort: true,
  });
  return {
    get: (key: string, make: () => Promise<Value>): Promise<Value> =>
      cache.forceFetch(key, { context: make }),
    clear: (): void => cache.clear(),
  };
};

export type Cache<Value extends object | number> = ReturnType<typeof createCache<Value>>;
