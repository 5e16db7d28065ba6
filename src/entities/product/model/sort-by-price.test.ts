import { describe, expect, it } from 'vitest';

import type { ProductSummary } from './product';
import { sortByPrice } from './sort-by-price';

const product = (id: number, usd: number, aed: number): ProductSummary => ({
  id,
  name: `Product ${id}`,
  image: '/a.jpg',
  secondImage: null,
  prices: { USD: usd, EUR: usd, AED: aed },
  discountPercentage: 0,
  soldOut: false,
  colorCount: 0,
  matchedColor: null,
  color: null,
  category: { id: 1, name: 'Dresses', slug: 'dresses' },
});

const products = [product(1, 300, 10), product(2, 100, 30), product(3, 100, 20)];
const ids = (sorted: readonly ProductSummary[]) => sorted.map(({ id }) => id);

describe('the client-side price sort (section 7)', () => {
  it('keeps the provider’s order for newest first', () => {
    expect(sortByPrice(products, 'newest', 'USD')).toBe(products);
  });

  it('sorts by the price in the shown currency, low to high and high to low', () => {
    expect(ids(sortByPrice(products, 'price-low-high', 'AED'))).toEqual([1, 3, 2]);
    expect(ids(sortByPrice(products, 'price-high-low', 'AED'))).toEqual([2, 3, 1]);
  });

  it('keeps the order of equal prices', () => {
    expect(ids(sortByPrice(products, 'price-low-high', 'USD'))).toEqual([2, 3, 1]);
    expect(ids(sortByPrice(products, 'price-high-low', 'USD'))).toEqual([1, 2, 3]);
  });
});
