import { describe, expect, it } from 'vitest';

import { pageUrl } from './page-url';

describe('the URL a page is cached under', () => {
  it('drops what does not change the page', () => {
    expect(pageUrl('/shop?utm_source=x&category=dresses&fbclid=1')).toBe('/shop?category=dresses');
  });

  it('keeps the color that a product is asked for in', () => {
    expect(pageUrl('/product/12?size=M&color=Petrol')).toBe('/product/12?color=Petrol');
  });

  it.each(['kinds', 'fabrics', 'lengths', 'occasions', 'sizes', 'colors'])(
    'keeps the filter %s, without which another listing would be rendered',
    (name) => {
      expect(pageUrl(`/shop?${name}=One&${name}=Two`)).toBe(`/shop?${name}=One&${name}=Two`);
    },
  );

  it('puts the parameters in one order and the path without its slash', () => {
    expect(pageUrl('/shop/?page=2&category=dresses')).toBe(
      pageUrl('/shop?category=dresses&page=2'),
    );
  });

  it.each(['//host/login', '/x//host/login', '/x/..//host/login', '/%2e%2e//host/login'])(
    'is none for %s, which could name another host',
    (url) => {
      expect(pageUrl(url)).toBeNull();
    },
  );

  it.each(['/a%0Ab', '/a%0d', '/%00', '/a%E2%80%A8b'])(
    'is none for %s, which no route matches',
    (url) => {
      expect(pageUrl(url)).toBeNull();
    },
  );

  it('is found at once however long the URL', () => {
    const many = 2_000_000;
    expect(pageUrl(`/a${'/'.repeat(many)}b`)).toBeNull();
    expect(pageUrl(`/shop?${'a='.repeat(many)}`)).toBeNull();
    expect(pageUrl('/'.repeat(many))).toBeNull();
  });

  it('gives up on what is no URL of the shop', () => {
    expect(pageUrl('/%E0%A4%A')).toBeNull();
    expect(pageUrl(`/shop?search=${'x'.repeat(600)}`)).toBeNull();
    expect(pageUrl(`/shop?utm_source=${'x'.repeat(600)}`)).toBe('/shop');
    expect(pageUrl(`/shop?utm_source=${'x'.repeat(6000)}`)).toBeNull();
  });
});
