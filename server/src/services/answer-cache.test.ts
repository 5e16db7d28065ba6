import { describe, expect, it, vi } from 'vitest';

import { createAnswerCache } from './answer-cache';
import { jsonAnswer, pageAnswer } from './kept-answer';
import type { KeptAnswer } from './kept-answer';

const page = (html: string) => () => pageAnswer(200, html);

describe('the cache of answers', () => {
  it('makes an answer once however many ask at the same time', async () => {
    const cache = createAnswerCache();
    const produce = vi.fn(() => Promise.resolve(jsonAnswer({ piece: 'coat' })));
    const answers = await Promise.all([cache.get('a', produce), cache.get('a', produce)]);
    await cache.get('a', produce);
    expect(produce).toHaveBeenCalledTimes(1);
    expect(answers[0]).toBe(answers[1]);
    expect(String(answers[0].identity)).toBe('{"piece":"coat"}');
  });

  it('makes it anew after a change', async () => {
    const cache = createAnswerCache();
    await cache.get('/', page('old'));
    cache.renew();
    expect(String((await cache.get('/', page('new'))).identity)).toBe('new');
  });

  it('does not keep what was read before a change and finished after it', async () => {
    const cache = createAnswerCache();
    let finish: (answer: KeptAnswer) => void = () => undefined;
    const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.renew();
    finish(jsonAnswer('old'));
    await old;
    const renewed = await cache.get('a', () => Promise.resolve(jsonAnswer('new')));
    expect(String(renewed.identity)).toBe('"new"');
  });

  it('keeps nothing of what failed', async () => {
    const cache = createAnswerCache();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(String((await cache.get('a', page('yes'))).identity)).toBe('yes');
  });

  it('holds its bytes to the bound: what was not asked for longest goes first', async () => {
    const answer = jsonAnswer('silk');
    const cache = createAnswerCache(2 * answer.size);
    const produce = vi.fn(() => Promise.resolve(answer));
    for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, produce);
    expect(produce).toHaveBeenCalledTimes(3);
    await cache.get('b', produce);
    expect(produce).toHaveBeenCalledTimes(4);
  });
});
