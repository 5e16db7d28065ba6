import { describe, expect, it } from 'vitest';

import type { Product } from '@contract/product';

import {
  lastPageOf,
  listingWithCurrency,
  pageFromSearch,
  productListPageFromWire,
  toProductsRequest,
} from './product-listing';

describe('the body of POST /products (section 7)', () => {
  it('carries the currency always; by default the shown one, page 1 and nothing else', () => {
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
    expect(listingWithCurrency({ maxPrice: '5', currency: 'USD' }, 'AED')).toMatchObject({
      currency: 'USD',
    });
    expect(listingWithCurrency({ sort: 'price-high-low' }, 'AED')).toMatchObject({
      currency: 'AED',
    });
  });
});

describe('the page of a URL', () => {
  it('is the number it names', () => {
    expect(pageFromSearch(new URLSearchParams('page=3'))).toBe(3);
  });

  it.each(['0', '-1', 'x', '1.5', '1000000', ''])('is 1 for %j', (page) => {
    expect(pageFromSearch(new URLSearchParams({ page }))).toBe(1);
  });
});

describe('a page of a provider that answers only what section 7 reads', () => {
  const product = {
    images: [],
    sizes: [],
    price_in_usd: '1.00',
    price_in_eur: '1.00',
    price_in_aed: '1.00',
  };
  const pageOf = (page: number, count: number, answered = page) => {
    const data = Array.from({ length: count }, () => product as unknown as Product);
    return productListPageFromWire({ data, current_page: answered }, page);
  };

  it('counts nothing, and is followed by another until one holds fewer', () => {
    expect(pageOf(1, 3)).toMatchObject({ page: 1, lastPage: null, perPage: 3, total: null });
    expect(lastPageOf([pageOf(1, 3)])).toBe(2);
    expect(lastPageOf([pageOf(1, 3), pageOf(2, 3)])).toBe(3);
    expect(lastPageOf([pageOf(1, 3), pageOf(2, 1)])).toBe(2);
    expect(lastPageOf([pageOf(1, 3), pageOf(2, 0)])).toBe(1);
    expect(lastPageOf([pageOf(9, 0)])).toBe(1);
  });

  it('holds nothing new where the provider knows no pages', () => {
    expect(pageOf(2, 3, 1)).toMatchObject({ page: 2, products: [] });
  });

  it('may even be missing', () => {
    expect(productListPageFromWire({}, 1)).toMatchObject({ page: 1, products: [], total: null });
  });
});
