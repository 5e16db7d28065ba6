import { describe, expect, it } from 'vitest';

import { pathIn, splitLanguage } from './languages';

describe('URLs by language', () => {
  it.each([
    ['/', { language: 'en', path: '/' }],
    ['/shop?page=2', { language: 'en', path: '/shop?page=2' }],
    ['/arabia', { language: 'en', path: '/arabia' }],
    ['/en/shop', { language: 'en', path: '/en/shop' }],
    ['/ar', { language: 'ar', path: '/' }],
    ['/ar?page=2', { language: 'ar', path: '/?page=2' }],
    ['/ar/shop?page=2', { language: 'ar', path: '/shop?page=2' }],
    ['/ar//host.test/login', { language: 'ar', path: '//host.test/login' }],
  ])('reads %s', (url, parts) => {
    expect(splitLanguage(url)).toEqual(parts);
  });

  it('reads a language that is not offered as a part of the path', () => {
    expect(splitLanguage('/ar/shop', ['en'])).toEqual({ language: 'en', path: '/ar/shop' });
  });

  it('writes English ones without a prefix, and Arabic ones with it', () => {
    expect([pathIn('en', '/'), pathIn('en', '/shop')]).toEqual(['/', '/shop']);
    expect([pathIn('ar', '/'), pathIn('ar', '/shop')]).toEqual(['/ar', '/ar/shop']);
  });
});
