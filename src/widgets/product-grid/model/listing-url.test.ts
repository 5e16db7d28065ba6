import { describe, expect, it } from 'vitest';

import { filteredListing, listingPages, searchWithMore } from './listing-url';

const params = (query: string) => new URLSearchParams(query);

describe('a listing with the filters of the URL (section 4, Filters)', () => {
  it('is page 1, newest first, by default', () => {
    expect(filteredListing({}, params(''))).toEqual({ sort: 'newest', page: 1 });
  });

  it('holds filters, sort and page beside what the screen lists', () => {
    const search = params(
      'min_price=10&max_price=90.5&price_in=EUR&on_sale=1&in_stock=1&sort=price-low-high&page=2&sizes=S&sizes=M&colors=Ink',
    );
    expect(filteredListing({ categoryId: 6, search: 'silk' }, search)).toEqual({
      categoryId: 6,
      search: 'silk',
      minPrice: '10',
      maxPrice: '90.5',
      currency: 'EUR',
      onSale: true,
      inStock: true,
      sizes: ['S', 'M'],
      colors: ['Ink'],
      sort: 'price-low-high',
      page: 2,
    });
  });

  it('leaves the order to the provider where the house has chosen one, until it is sorted', () => {
    const featured = { categoryId: 6, featured: true };
    expect(filteredListing(featured, params(''))).not.toHaveProperty('sort');
    expect(filteredListing(featured, params('sort=newest'))).toHaveProperty('sort', 'newest');
  });
});

describe('more pages below the first', () => {
  const shown = (query: string) => {
    const { page, lastShown } = listingPages(params(query));
    return [page, lastShown];
  };

  it('are those up to the one that the URL names, ten at most', () => {
    expect(shown('')).toEqual([1, 1]);
    expect(shown('page=2&to=4')).toEqual([2, 4]);
    expect(shown('page=3&to=1')).toEqual([3, 3]);
    for (const wrong of ['to=x', 'to=-5', 'to=1e99', 'to=']) expect(shown(wrong)).toEqual([1, 1]);
    expect(shown('to=5000')).toEqual([1, 10]);
  });

  it('are loaded one by one, and keep the other parameters of the URL', () => {
    expect(searchWithMore(params('category=ss24'))).toBe('?category=ss24&to=2');
    expect(searchWithMore(params('page=2&to=3'))).toBe('?page=2&to=4');
    expect(searchWithMore(params('to=10'))).toBeNull();
  });
});
