import { describe, expect, it } from 'vitest';

import { originPath } from './origin-path';

describe('originPath', () => {
  it('goes back to a path of this shop', () => {
    expect(originPath({ from: '/checkout' })).toBe('/checkout');
    expect(originPath({ from: '/shop?category=fw2425&page=2' })).toBe(
      '/shop?category=fw2425&page=2',
    );
  });

  it('keeps slashes of the query and the fragment', () => {
    expect(originPath({ from: '/shop?search=//x#//y' })).toBe('/shop?search=//x#//y');
  });

  it('goes to /profile when nothing is remembered', () => {
    for (const state of [null, undefined, {}, 'x', { from: 5 }, { from: '' }]) {
      expect(originPath(state)).toBe('/profile');
    }
  });

  it('never leaves the shop and never comes back to the login', () => {
    const wrong = [
      '//evil.test',
      '/\\evil.test',
      '/x/..//evil.test',
      '/.//evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      'evil',
      '/\t/evil.test',
      '/a\r\nb',
      '/a\\b',
      '/login',
      '/login?x=1',
      '/register',
    ];
    for (const from of wrong) expect(originPath({ from })).toBe('/profile');
  });
});
