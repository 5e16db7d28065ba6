import { describe, expect, it } from 'vitest';

import { emptyListingText, shopParams, shopHeading, shopListing } from './shop-listing';

const paramsOf = (query: string) => shopParams(new URLSearchParams(query));
const dresses = { id: 1, name: 'Dresses', slug: 'dresses' };

describe('the listing that the URL asks for (section 2, Shop)', () => {
  it('is everything by default', () => {
    expect(shopListing(paramsOf(''), { kind: 'all' })).toEqual({});
  });

  it('holds category and search', () => {
    const choice = { kind: 'category', id: 6, category: null } as const;
    expect(shopListing(paramsOf('category=fw2425&search=+silk+'), choice)).toEqual({
      categoryId: 6,
      search: 'silk',
    });
  });

  it('asks for nothing under a category that is unknown or not known yet', () => {
    expect(shopListing(paramsOf(''), { kind: 'pending' })).toBeNull();
    expect(shopListing(paramsOf(''), { kind: 'unknown' })).toBeNull();
  });
});

describe('the texts of the shop (section 2, Shop)', () => {
  const all = paramsOf('');
  const found = paramsOf('search=silk');

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
