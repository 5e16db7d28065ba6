import { describe, expect, it } from 'vitest';

import {
  countFilters,
  filtersFromSearch,
  noFilters,
  priceRangeError,
  searchWithFilters,
} from './product-filters';

const read = (query: string) => filtersFromSearch(new URLSearchParams(query));
const write = (query: string, filters: Partial<typeof noFilters>) =>
  searchWithFilters(new URLSearchParams(query), { ...noFilters, ...filters }).toString();

describe('the filters in the URL (section 3, Filters)', () => {
  it('are none by default, newest first', () => {
    expect(read('')).toEqual(noFilters);
  });

  it('are read back as they were written', () => {
    const filters = {
      minPrice: '100',
      maxPrice: '2000.5',
      priceCurrency: 'EUR',
      onSale: true,
      inStock: true,
      kinds: ['Abaya', 'Kaftan'],
      fabrics: ['Silk'],
      lengths: ['Below the knee'],
      occasions: ['Wedding guest'],
      sizes: ['S', 'One Size'],
      colors: ['Dusty Rose'],
      sort: 'price-high-low',
    } as const;
    expect(read(write('', filters))).toEqual(filters);
  });

  it('name the currency of a price, and only that of a price', () => {
    expect(write('', { maxPrice: '700', priceCurrency: 'USD' })).toBe('max_price=700&price_in=USD');
    expect(write('max_price=700&price_in=USD', { priceCurrency: 'USD' })).toBe('');
    expect(write('', { minPrice: '.', priceCurrency: 'USD' })).toBe('');
    expect(read('max_price=700').priceCurrency).toBeNull();
    expect(read('max_price=700&price_in=GBP').priceCurrency).toBeNull();
    expect(read('price_in=AED')).toEqual(noFilters);
  });

  it('have a sort by the newest only in a search, which starts with the best match', () => {
    expect(read('search=silk')).toEqual(noFilters);
    expect(read('search=silk&sort=newest').sort).toBe('newest');
    expect(read('search=+&sort=newest')).toEqual(noFilters);
    expect(write('search=silk', { sort: 'newest' })).toBe('search=silk&sort=newest');
  });

  it('ignore invalid parameters', () => {
    expect(read(`min_price=abc&on_sale=yes&sort=cheapest&sizes=&colors=${'x'.repeat(99)}`)).toEqual(
      noFilters,
    );
  });

  it('go back to page 1 when applied, and leave category and search alone', () => {
    expect(write('category=fw2425&search=silk&page=4&to=6', { onSale: true })).toBe(
      'category=fw2425&search=silk&on_sale=1',
    );
  });

  it('are removed from the URL when cleared', () => {
    expect(write('category=ss24&min_price=5&sort=price-low-high&in_stock=1', {})).toBe(
      'category=ss24',
    );
  });
});

describe("the 'Active' badge (section 4, Filters)", () => {
  it('counts every filter that is set, the sort included', () => {
    expect(countFilters(noFilters)).toBe(0);
    expect(countFilters({ ...noFilters, inStock: true })).toBe(1);
    expect(countFilters({ ...noFilters, minPrice: '5', sort: 'price-low-high' })).toBe(2);
  });
});

describe('a price range', () => {
  it('is invalid only when its maximum is below its minimum', () => {
    expect(priceRangeError({ ...noFilters, minPrice: '500', maxPrice: '90' })).toMatch(/below/);
    expect(priceRangeError({ ...noFilters, minPrice: '90', maxPrice: '90' })).toBeNull();
    expect(priceRangeError({ ...noFilters, minPrice: '500', maxPrice: '' })).toBeNull();
  });
});
