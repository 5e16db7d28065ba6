import { LRUCache } from 'lru-cache';

const overheadBytes = 1100;
const bytesPerCharacter = 2;

/** What an entry of a cache takes besides its value, in bytes; measured. */
export const entryBytes = (key: string): number => overheadBytes + bytesPerCharacter * key.length;

/**
 * Caches values by key, up to `maxSize` bytes, keys included; the least recently used is dropped first.
 * Concurrent calls make a value once. A failure is not cached, nor is a value that is being made during
 * `clear`.
 */
export const createCache = <Value extends object | string>(
  maxSize: number,
  sizeOf: (value: Value) => number,
) => {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize,
    sizeCalculation: (value, key) => sizeOf(value) + entryBytes(key),
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Callers that wait for a value during `clear` still get it.
    ignoreFetchAbort: true,
  });
  return {
    get: (key: string, make: () => Promise<Value>): Promise<Value> =>
      cache.forceFetch(key, { context: make }),
    clear: (): void => cache.clear(),
  };
};
