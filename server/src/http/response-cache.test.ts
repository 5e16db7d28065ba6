import { describe, expect, it, vi } from 'vitest';

import { createResponseCache } from './response-cache';
import { jsonResponse, pageResponse } from './cached-response';
import type { CachedResponse } from './cached-response';

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
