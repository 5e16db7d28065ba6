import { describe, expect, it } from 'vitest';

import {
  emptyListingText,
  searchWithMore,
  shopAddress,
  shopHeading,
  shopListing,
} from './shop-listing';

const params = (query: string) => new URLSearchParams(query);
const dresses = { id: 1, name: 'Dresses', slug: 'dresses' };

describe('the listing that the address asks for (section 2, Shop)', () => {
  it('is page 1 of everything, newest first, by default', () => {
    expect(shopListing(params(''), { kind: 'all' })).toEqual({ sort: 'newest', page: 1 });
  });

  it('holds category, search, filters and page', () => {
    const search = params(
      'category=fw2425&search=+silk+&min_price=10&max_price=90.5&on_sale=1&in_stock=1&sort=price-low-high&page=2&sizes=S&sizes=M&colors=Ink',
    );
    expect(shopListing(search, { kind: 'category', id: 6, category: null })).toEqual({
      categoryId: 6,
      search: 'silk',
      minPrice: '10',
      maxPrice: '90.5',
      onSale: true,
      inStock: true,
      sizes: ['S', 'M'],
      colors: ['Ink'],
      sort: 'price-low-high',
      page: 2,
    });
  });

  it('asks for nothing under a category that is unknown or not known yet', () => {
    expect(shopListing(params(''), { kind: 'pending' })).toBeNull();
    expect(shopListing(params(''), { kind: 'unknown' })).toBeNull();
  });
});

describe('more pages below the first', () => {
  const shown = (query: string) => {
    const { page, lastShown } = shopAddress(params(query));
    return [page, lastShown];
  };

  it('are those up to the one that the address names, ten at most', () => {
    expect(shown('')).toEqual([1, 1]);
    expect(shown('page=2&to=4')).toEqual([2, 4]);
    expect(shown('page=3&to=1')).toEqual([3, 3]);
    for (const wrong of ['to=x', 'to=-5', 'to=1e99', 'to=']) expect(shown(wrong)).toEqual([1, 1]);
    expect(shown('to=5000')).toEqual([1, 10]);
  });

  it('are loaded one by one, and keep the other parameters of the address', () => {
    expect(searchWithMore(params('category=ss24'))).toBe('?category=ss24&to=2');
    expect(searchWithMore(params('page=2&to=3'))).toBe('?page=2&to=4');
    expect(searchWithMore(params('to=10'))).toBeNull();
  });
});

describe('the texts of the shop (section 2, Shop)', () => {
  const all = shopAddress(params(''));
  const found = shopAddress(params('search=silk'));

  it("heads with the search, else the category's name, else All Collections", () => {
    const choice = { kind: 'category', id: 1, category: dresses } as const;
    expect(shopHeading(found, choice)).toBe('Search Results for silk');
    expect(shopHeading(all, choice)).toBe('Dresses');
    expect(shopHeading(all, { kind: 'all' })).toBe('All Collections');
    expect(shopHeading(all, { kind: 'category', id: 6, category: null })).toBe('All Collections');
  });

  it('says what was not found', () => {
    expect(emptyListingText(all)).toBe('No products found matching your criteria.');
    expect(emptyListingText(found)).toBe('No products found matching silk');
  });
});
