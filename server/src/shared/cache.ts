import { LRUCache } from 'lru-cache';

/** What an entry weighs beside its key and its value, in bytes; measured. */
const entryBytes = 1100;
const bytesPerCharacter = 2;

/**
 * Caches values by key, the least recently used dropped first when all take more than `maxSize`
 * bytes. Keys are counted as well, since visitors choose them. A value is made once however many
 * ask for it at the same time. One that was being made during `clear` is not cached, nor is a
 * failure.
 */
export const createCache = <Value extends object | number>(
  maxSize: number,
  sizeOf: (value: Value) => number,
) => {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize,
    sizeCalculation: (value, key) => sizeOf(value) + bytesPerCharacter * key.length + entryBytes,
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
