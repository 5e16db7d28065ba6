import { describe, expect, it } from 'vitest';

import { createPageCache } from './page-cache';

const page = (html: string) => () => Promise.resolve({ status: 200, html });

describe('the cache of rendered pages', () => {
  it('renders a page once however many ask at the same time', async () => {
    const cache = createPageCache();
    let renders = 0;
    const render = () => {
      renders += 1;
      return Promise.resolve({ status: 200, html: 'page' });
    };
    await Promise.all([cache.get('/', render), cache.get('/', render)]);
    await cache.get('/', render);
    expect(renders).toBe(1);
  });

  it('renders anew after the catalogue changed', async () => {
    const cache = createPageCache();
    await cache.get('/', page('old'));
    cache.renew();
    const renewed = await cache.get('/', page('new'));
    expect(renewed.identity.toString()).toBe('new');
  });

  it('does not keep what was read before a change and finished after it', async () => {
    const cache = createPageCache();
    let finishOld: (html: string) => void = () => undefined;
    const old = cache.get(
      '/',
      () =>
        new Promise((resolve) => {
          finishOld = (html) => {
            resolve({ status: 200, html });
          };
        }),
    );
    cache.renew();
    finishOld('old');
    await old;
    const renewed = await cache.get('/', page('new'));
    expect(renewed.identity.toString()).toBe('new');
  });

  it('keeps nothing of a render that failed', async () => {
    const cache = createPageCache();
    await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('/', page('yes'))).identity.toString()).toBe('yes');
  });
});
