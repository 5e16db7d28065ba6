import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it, vi } from 'vitest';

import { createAnswerCache, encodingOf } from './answer-cache';

const value = { words: 'silk '.repeat(500) };

describe('the cache of answers', () => {
  it('makes an answer once however many ask at the same time', async () => {
    const cache = createAnswerCache();
    const produce = vi.fn().mockResolvedValue(value);
    const answers = await Promise.all([cache.get('a', produce), cache.get('a', produce)]);
    await cache.get('a', produce);
    expect(produce).toHaveBeenCalledTimes(1);
    expect(answers[0]).toBe(answers[1]);
    expect(JSON.parse(String(answers[0].identity))).toEqual(value);
  });

  it('keeps nothing that was read before a change', async () => {
    const cache = createAnswerCache();
    let finish: (value: unknown) => void = () => undefined;
    const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.renew();
    finish({ version: 'old' });
    await old;
    const renewed = await cache.get('a', () => Promise.resolve({ version: 'new' }));
    expect(String(renewed.identity)).toBe('{"version":"new"}');
  });

  it('keeps nothing of what failed', async () => {
    const cache = createAnswerCache();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(String((await cache.get('a', () => Promise.resolve(1))).identity)).toBe('1');
  });

  it('compresses once, to what opens again', async () => {
    const answer = await createAnswerCache().get('a', () => Promise.resolve(value));
    const packed = await answer.encoded('br');
    expect(await answer.encoded('br')).toBe(packed);
    expect(brotliDecompressSync(packed)).toEqual(answer.identity);
    expect(gunzipSync(await answer.encoded('gzip'))).toEqual(answer.identity);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip; q=0', 'identity'],
    ['deflate', 'identity'],
  ])('for %j is %s', async (accepted, encoding) => {
    const answer = await createAnswerCache().get('a', () => Promise.resolve(value));
    expect(encodingOf(answer, accepted)).toBe(encoding);
  });

  it('is none where there is little to gain', async () => {
    const answer = await createAnswerCache().get('a', () => Promise.resolve('short'));
    expect(encodingOf(answer, 'br')).toBe('identity');
  });
});
