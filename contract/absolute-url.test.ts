import { describe, expect, it } from 'vitest';

import { absoluteUrl, withoutTrailingSlashes } from './absolute-url';

describe('absolute URLs', () => {
  it.each(['/', '/shop?category=dresses&page=2', '/product/1#details', '/media/a/640.jpg'])(
    'of %s are at the shop',
    (path) => {
      expect(absoluteUrl('https://shop.test', path)).toBe(`https://shop.test${path}`);
    },
  );

  it.each([
    '',
    'product/1',
    '//evil.test/login',
    '/\\evil.test/login',
    '/x//evil.test/login',
    '/x/..//evil.test/login',
    '/%2e%2e//evil.test/login',
    '/\t/evil.test/login',
    'https://evil.test/login',
    'javascript:alert(1)',
    '@evil.test/',
    '.evil.test/',
    ':8080/',
  ])('of %j are not made', (path) => {
    expect(() => absoluteUrl('https://shop.test', path)).toThrow('not a path of the shop');
  });
});

describe('a URL without the slashes at its end', () => {
  it.each([
    ['/shop', '/shop'],
    ['/shop/', '/shop'],
    ['/a//b//', '/a//b'],
    ['//', ''],
    ['', ''],
  ])('of %j is %j', (url, without) => {
    expect(withoutTrailingSlashes(url)).toBe(without);
  });

  it('is found in one pass', () => {
    const url = `/a${'/'.repeat(3_000_000)}b`;
    expect(withoutTrailingSlashes(url) === url).toBe(true);
  });
});
