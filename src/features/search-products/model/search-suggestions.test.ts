import { describe, expect, it } from 'vitest';

import type { ProductListPage, ProductSummary } from '@/entities/product';

import { searchSuggestions } from './search-suggestions';

const categories = [
  { id: 1, name: 'Dresses', slug: 'dresses' },
  { id: 3, name: 'Kaftans', slug: 'kaftans' },
  { id: 4, name: 'Skirts & Sets', slug: 'skirts-sets' },
];
const product: ProductSummary = {
  id: 7,
  name: 'Zumurrud Kaftan',
  image: '/a.jpg',
  secondImage: null,
  prices: { USD: 1, EUR: 1, AED: 1 },
  discountPercentage: 0,
  soldOut: false,
  colorCount: 0,
  matchedColor: null,
  color: null,
  category: categories[1]!,
};
const page = (total: number | null, found = [product]): ProductListPage => ({
  products: found,
  page: 1,
  lastPage: 1,
  perPage: 5,
  total,
  facets: null,
  approximate: false,
});
const suggest = (typed: string, total?: number) =>
  searchSuggestions(typed, {
    recent: ['silk'],
    categories,
    newProducts: [product],
    found: total === undefined ? null : { query: typed.trim(), page: page(total) },
  }).map(({ kind, label, to }) => [kind, label, to]);

describe('the suggestions of the search', () => {
  it('are the recent searches, the categories and new products while nothing is typed', () => {
    const fallback = [
      ['category', 'Dresses', '/shop?category=dresses'],
      ['category', 'Kaftans', '/shop?category=kaftans'],
      ['category', 'Skirts & Sets', '/shop?category=skirts-sets'],
      ['product', 'Zumurrud Kaftan', '/product/7'],
    ];
    expect(suggest(' ')).toEqual([['recent', 'silk', '/shop?search=silk'], ...fallback]);
  });

  it('are the categories and new products when nothing is found', () => {
    const found = { query: 'qqq', page: page(0, []) };
    const from = { recent: ['silk'], categories, newProducts: [product], found };
    expect(searchSuggestions(' qqq', from).map(({ label }) => label)).toEqual([
      ...categories.map(({ name }) => name),
      'Zumurrud Kaftan',
    ]);
    // What was found for another text says nothing about this one.
    expect(searchSuggestions('qqqq', from)).toEqual([]);
  });

  it('names the kinds of garment before the seasons', () => {
    const mixed = [{ id: 5, name: 'SS24', slug: 'ss24' }, ...categories];
    const from = { recent: [], categories: mixed, newProducts: [], found: null };
    expect(searchSuggestions('', from).map(({ label }) => label)).toEqual([
      ...categories.map(({ name }) => name),
      'SS24',
    ]);
  });

  it('are categories whose name starts with the typed text, in singular and plural', () => {
    for (const typed of ['dre', 'dress', 'Dresses']) {
      expect(suggest(typed), typed).toEqual([['category', 'Dresses', '/shop?category=dresses']]);
    }
    expect(suggest('set')).toEqual([['category', 'Skirts & Sets', '/shop?category=skirts-sets']]);
    expect(suggest('esses')).toEqual([]);
  });

  it.each(['عبا', 'عباية', 'عبايه', 'العبايات', 'عَباية'])(
    'are categories in Arabic, however that is typed: %s',
    (typed) => {
      const arabic = [
        { id: 1, name: 'عبايات', slug: 'abayas' },
        { id: 2, name: 'أزياء جاهزة', slug: 'ready-to-wear' },
      ];
      const from = { recent: [], categories: arabic, newProducts: [], found: null };
      expect(searchSuggestions(typed, from).map(({ label }) => label)).toEqual(['عبايات']);
      expect(searchSuggestions('ازياء جاهزه', from)).toHaveLength(1);
    },
  );

  it('are products, and a link to all of them if there are more', () => {
    expect(suggest('zumu', 1)).toEqual([['product', 'Zumurrud Kaftan', '/product/7']]);
    expect(suggest('zumu', 12).at(-1)).toEqual(['all', 'See all 12 pieces', '/shop?search=zumu']);
  });

  it('are five products at most where the provider neither counts nor limits them', () => {
    const found = {
      query: 'zumu',
      page: page(
        null,
        Array.from({ length: 24 }, () => product),
      ),
    };
    const kinds = searchSuggestions('zumu', { recent: [], categories, newProducts: [], found });
    expect(kinds.filter(({ kind }) => kind === 'product')).toHaveLength(5);
    expect(kinds.at(-1)).toMatchObject({ label: 'See all pieces', to: '/shop?search=zumu' });
  });
});
