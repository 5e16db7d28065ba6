import { describe, expect, it } from 'vitest';

import { readProductQuery } from './product-query';
import { readSearch } from './search-words';

const keyOf = (request: Parameters<typeof readProductQuery>[0]) =>
  JSON.stringify(readProductQuery(request));

describe('the query of a listing', () => {
  it('is the same for requests that ask for the same list', () => {
    const plain = keyOf({});
    for (const same of [
      { page: 1, per_page: 24, sort: 'newest' as const },
      { currency: 'AED' as const },
      { search: '  ', category_id: null, min_price: '', max_price: null },
      { min_price: '0', on_sale: false, in_stock_only: null, sizes: [], colors: [' '] },
    ]) {
      expect(keyOf(same)).toBe(plain);
    }
    expect(keyOf({ sizes: ['S', 'M', 'S'] })).toBe(keyOf({ sizes: ['M', 'S'] }));
  });

  it('keeps the currency where it decides', () => {
    expect(readProductQuery({ currency: 'AED', max_price: '10.5' })).toMatchObject({
      currency: 'AED',
      minPrice: null,
      maxPrice: 1050,
    });
    expect(readProductQuery({ currency: 'EUR', sort: 'price-low-high' }).currency).toBe('EUR');
    expect(keyOf({ currency: 'EUR', min_price: 5 })).not.toBe(keyOf({ min_price: 5 }));
  });

  it('sorts a search by relevance unless told', () => {
    expect(readProductQuery({ search: 'silk' }).sort).toBe('relevance');
    expect(readProductQuery({ search: 'silk', sort: 'newest' }).sort).toBe('newest');
    expect(readProductQuery({}).sort).toBe('newest');
  });
});

describe('the words of a search', () => {
  it.each([
    ['  Silk   DRESS ', ['silk', 'dress']],
    ["women's t-shirt", ['women', 'shirt']],
    ["'; drop table products; --", ['drop', 'table', 'products']],
    ['x', ['x']],
    ['!!!', []],
    ['Plissé قفطان', ['plissé', 'قفطان']],
  ])('of %j are %j', (text, words) => {
    expect(readSearch(text)?.words).toEqual(words);
  });

  it('are none of nothing, and never too many', () => {
    expect(readSearch(' \n ')).toBeNull();
    expect(readSearch('ab '.repeat(50))?.words).toHaveLength(8);
  });
});
