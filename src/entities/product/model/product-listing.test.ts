import { describe, expect, it } from 'vitest';

import { listingWithCurrency, pageFromSearch, toProductsRequest } from './product-listing';

describe('what POST /products is asked (section 7)', () => {
  it('asks for page 1 in the shown currency and nothing else by default', () => {
    expect(toProductsRequest({}, 'AED')).toEqual({ currency: 'AED', page: 1 });
  });

  it('sends every filter under its name on the wire', () => {
    expect(
      toProductsRequest(
        {
          categoryId: 6,
          search: 'silk',
          minPrice: '100',
          maxPrice: '2000.50',
          onSale: true,
          inStock: true,
          sort: 'price-low-high',
          page: 3,
          currency: 'EUR',
        },
        'USD',
      ),
    ).toEqual({
      category_id: 6,
      search: 'silk',
      min_price: '100',
      max_price: '2000.50',
      on_sale: true,
      in_stock_only: true,
      sort: 'price-low-high',
      page: 3,
      currency: 'EUR',
    });
  });

  it('leaves out filters that are off', () => {
    const off = { minPrice: '', onSale: false, inStock: false, search: '' };
    expect(toProductsRequest(off, 'USD')).toEqual({ currency: 'USD', page: 1 });
  });
});

describe('the currency of a listing', () => {
  it('is part of it only where a price filter or a price sort needs it', () => {
    expect(listingWithCurrency({ categoryId: 1 }, 'AED')).toEqual({ categoryId: 1 });
    expect(listingWithCurrency({ sort: 'newest' }, 'AED')).toEqual({ sort: 'newest' });
    expect(listingWithCurrency({ minPrice: '5' }, 'AED')).toMatchObject({ currency: 'AED' });
    expect(listingWithCurrency({ maxPrice: '5' }, 'AED')).toMatchObject({ currency: 'AED' });
    expect(listingWithCurrency({ sort: 'price-high-low' }, 'AED')).toMatchObject({
      currency: 'AED',
    });
  });
});

describe('the page of an address', () => {
  it('is the number it names', () => {
    expect(pageFromSearch(new URLSearchParams('page=3'))).toBe(3);
  });

  it.each(['0', '-1', 'x', '1.5', '1000000', ''])('is the first for %j', (page) => {
    expect(pageFromSearch(new URLSearchParams({ page }))).toBe(1);
  });
});
