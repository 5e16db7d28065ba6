import { describe, expect, it, vi } from 'vitest';

import { createResponseCache } from './response-cache';
import { type CachedResponse, jsonType, pageResponse, textResponse } from './cached-response';

const jsonResponse = (value: unknown) => textResponse(jsonType, JSON.stringify(value));

/** More than a small entry takes, and less than two do. */
const entryBytes = 1500;

const page = (html: string) => () => pageResponse(200, html);
const textOf = async (response: CachedResponse) => String(await response.encoded('identity'));

describe('the response cache', () => {
  it('produces a response once however many ask at the same time', async () => {
    const cache = createResponseCache();
    const produce = vi.fn(() => Promise.resolve(jsonResponse({ piece: 'coat' })));
    const responses = await Promise.all([cache.get('a', produce), cache.get('a', produce)]);
    await cache.get('a', produce);
    expect(produce).toHaveBeenCalledTimes(1);
    expect(responses[0]).toBe(responses[1]);
    expect(await textOf(responses[0])).toBe('{"piece":"coat"}');
  });

  it('makes it anew after a change', async () => {
    const cache = createResponseCache();
    await cache.get('/', page('old'));
    cache.clear();
    expect(await textOf(await cache.get('/', page('new')))).toBe('new');
  });

  it('does not cache what was read before a change and finished after it', async () => {
    const cache = createResponseCache();
    let finish: (response: CachedResponse) => void = () => undefined;
    const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    finish(jsonResponse('old'));
    await old;
    const renewed = await cache.get('a', () => Promise.resolve(jsonResponse('new')));
    expect(await textOf(renewed)).toBe('"new"');
  });

  const coat = (id: number, countsSizesOf?: (id: number) => boolean) => () =>
    Promise.resolve({
      ...jsonResponse(`coat ${id}`),
      shows: { products: [id], ...(countsSizesOf ? { countsSizesOf } : {}) },
    });

  it('drops what shows stock that changed, and pages that are made from it', async () => {
    const cache = createResponseCache();
    const pageOf = (id: number) => async () => {
      await cache.get(`${id}`, coat(id));
      return jsonResponse('page');
    };
    for (const id of [1, 2]) await cache.get(`page ${id}`, pageOf(id));
    await cache.get(
      'of even ones',
      coat(9, (id) => id % 2 === 0),
    );
    const dropped = (kind: 'stock' | 'sizes', ...ids: number[]) => {
      const before = cache.counts.dropped;
      cache.dropStock({ kind, ids });
      return cache.counts.dropped - before;
    };
    expect(dropped('stock', 2, 4)).toBe(2);
    expect(dropped('sizes', 3)).toBe(0);
    expect(dropped('sizes', 3, 4)).toBe(1);
    const made = vi.fn(coat(1));
    await cache.get('page 1', made);
    expect(made).not.toHaveBeenCalled();
    expect(dropped('stock', 1)).toBe(2);
    expect(cache.counts).toEqual({ hits: 1, misses: 5, dropped: 5 });
  });

  it('caches what a change of other stock overtook, but nobody later waits for it', async () => {
    const cache = createResponseCache();
    for (const [changed, isCached] of [
      [2, true],
      [1, false],
    ] as const) {
      let finish: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => (finish = resolve));
      const key = `changed ${changed}`;
      const early = cache.get(key, () => begun.then(coat(1)));
      cache.dropStock({ kind: 'stock', ids: [changed] });
      expect(await textOf(await cache.get(key, page('late')))).toBe('late');
      cache.clear();
      const again = cache.get(`${key} again`, () => begun.then(coat(1)));
      cache.dropStock({ kind: 'stock', ids: [changed] });
      finish();
      await Promise.all([early, again]);
      const made = vi.fn(coat(1));
      await cache.get(`${key} again`, made);
      expect(made).toHaveBeenCalledTimes(isCached ? 0 : 1);
    }
  });

  it('caches no failure', async () => {
    const cache = createResponseCache();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await textOf(await cache.get('a', page('yes')))).toBe('yes');
  });

  it('holds its bytes to the bound: what was not asked for longest goes first', async () => {
    const response = jsonResponse('silk');
    const cache = createResponseCache(2 * (response.size + entryBytes));
    const produce = vi.fn(() => Promise.resolve(response));
    for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, produce);
    expect(produce).toHaveBeenCalledTimes(3);
    await cache.get('b', produce);
    expect(produce).toHaveBeenCalledTimes(4);
  });

  it('counts the keys, which visitors choose', async () => {
    const response = jsonResponse('silk');
    const cache = createResponseCache(2 * (response.size + entryBytes));
    const produce = vi.fn(() => Promise.resolve(response));
    for (const end of ['a', 'b', 'a']) await cache.get('long '.repeat(200) + end, produce);
    expect(produce).toHaveBeenCalledTimes(3);
  });
});
