import { describe, expect, it } from 'vitest';

import { type IndexedProduct, ProductIndex } from './product-index';

const product = (id: number, some: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id,
  createdAt: 1000 + (id % 3),
  prices: { USD: (id * 37) % 11, EUR: id, AED: 5 },
  onSale: id % 2 === 0,
  categories: [[id % 4, null]],
  sizes: id % 5 === 0 ? [] : ['S', 'M'],
  options: [['Color', id % 2 === 0 ? 'Blue' : 'Red']],
  words: id % 2 === 0 ? 'blue dress' : 'red dress',
  translatedWords: 'فستان',
  ...some,
});

const idsOf = (index: ProductIndex) =>
  (['newest', 'USD', 'EUR', 'AED'] as const).map((order) =>
    [...index.list(order)].map((slot) => index.at(slot)?.id),
  );

/** What an index says of its products, in whatever slots it holds them. */
const contentsOf = (index: ProductIndex) => {
  const sets = {
    all: index.all,
    onSale: index.onSale,
    inStock: index.inStock,
    ...Object.fromEntries([0, 1, 2, 3].map((id) => [`category ${id}`, index.inCategory(id)])),
    ...Object.fromEntries(index.bySize),
    ...Object.fromEntries(index.byOption('Color')),
    ...Object.fromEntries(
      ['blue', 'green', 'dress'].map((word) => [word, index.wordsOf(false).find(word, false)]),
    ),
    translated: index.wordsOf(true).find('فست', true),
  };
  return Object.fromEntries(
    Object.entries(sets).map(([name, bits]) => [
      name,
      [...index.list('EUR')].flatMap((slot) => (bits.has(slot) ? [index.at(slot)?.id] : [])),
    ]),
  );
};

describe('the index of the products', () => {
  it('is the same after changes as when it is made anew', () => {
    const before = Array.from({ length: 60 }, (_, at) => product(at + 1));
    const changed = new ProductIndex();
    changed.update([], before);
    idsOf(changed);
    const news = [
      product(7, { prices: { USD: 0, EUR: 700, AED: 1 }, sizes: [], createdAt: 5000 }),
      product(8, {
        categories: [],
        options: [['Color', 'Green']],
        onSale: false,
        words: 'green dress',
        translatedWords: '',
      }),
      product(100),
    ];
    changed.update([7, 8, 9, 10, 100, 4711], news);

    const anew = new ProductIndex();
    const gone = new Set([7, 8, 9, 10]);
    anew.update([], [...before.filter(({ id }) => !gone.has(id)), ...news]);
    expect(idsOf(changed)).toEqual(idsOf(anew));
    expect(contentsOf(changed)).toEqual(contentsOf(anew));
    expect(changed.all.count()).toBe(59);
  });

  it('sorts again after many changes', () => {
    const index = new ProductIndex();
    const many = Array.from({ length: 500 }, (_, at) => product(at + 1));
    index.update([], many);
    const before = idsOf(index);
    index.update(
      many.map(({ id }) => id),
      many.map((each) => ({ ...each, createdAt: -each.createdAt })),
    );
    expect(idsOf(index)[0]).not.toEqual(before[0]);
    expect(idsOf(index).slice(1)).toEqual(before.slice(1));
  });

  it('finds products by their prices, none that is gone', () => {
    const index = new ProductIndex();
    index.update([], [product(1), product(2), product(3)]);
    index.update([2], []);
    expect(index.priced('EUR', 2, 3).count()).toBe(1);
    expect(index.priced('EUR', 0, 2).count()).toBe(1);
    expect(index.priced('EUR', 4, 9).count()).toBe(0);
    expect(index.priced('EUR', 0, 1000)).toBe(index.all);
    expect(index.priced('EUR', 0, 1000).count()).toBe(2);
  });

  it('keeps the house’s order of a category, and the colors of a product in theirs', () => {
    const index = new ProductIndex();
    const options: IndexedProduct['options'] = [
      ['Color', 'Red'],
      ['Fabric', 'Silk'],
      ['Color', 'Blue'],
    ];
    index.update(
      [],
      [
        product(1, {
          categories: [
            [3, 2],
            [4, null],
          ],
          options,
        }),
      ],
    );
    expect([...(index.get(1)?.places ?? [])]).toEqual([[3, 2]]);
    expect(index.get(1)?.colors).toEqual(['Red', 'Blue']);
  });
});
