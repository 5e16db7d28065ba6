import {
  type AttributeFilter,
  attributeFilters,
  colorAttribute,
  newInLimit,
} from '@contract/constants';

import { maxInteger } from '../../db/row-id';
import { BitSet } from './bit-set';
import { namedBy, wordsOfNames } from './color-words';
import type { IndexedCatalogue } from './live-index';
import type { Entry } from './product-index';
import type { ProductMatches } from './product-matches';
import type { ProductQuery } from './product-query';

const anyOf = (sets: ReadonlyMap<string, BitSet>, values: readonly string[]): BitSet =>
  BitSet.union(values.flatMap((value) => sets.get(value) ?? []));

/** The names of the colors that a filter asks for: a color is given by its name or by a family. */
const colorsOf = ({ index, familiesOf }: IndexedCatalogue, wanted: readonly string[]): string[] =>
  [...index.byOption(colorAttribute).keys()].filter(
    (color) =>
      wanted.includes(color) || familiesOf.get(color)?.some((family) => wanted.includes(family)),
  );

const newIn = ({ index }: IndexedCatalogue): BitSet => {
  const found = new BitSet();
  let left = newInLimit;
  for (const slot of index.list('newest')) {
    if (left === 0) break;
    if (index.onSale.has(slot)) continue;
    found.add(slot);
    left -= 1;
  }
  return found;
};

/** The products that pass one filter. */
export interface FilteredProducts {
  filter:
    AttributeFilter | 'category' | 'price' | 'on sale' | 'in stock' | 'sizes' | 'colors' | 'new';
  products: BitSet;
}

/** The products that pass each filter of a listing. */
export const readFilters = (
  catalogue: IndexedCatalogue,
  query: ProductQuery,
): FilteredProducts[] => {
  const { index } = catalogue;
  const ofAttributes = Object.keys(attributeFilters) as AttributeFilter[];
  const isPriced = query.minPrice !== null || query.maxPrice !== null;
  const filter = (
    isSet: boolean,
    name: FilteredProducts['filter'],
    read: () => BitSet,
  ): FilteredProducts[] => (isSet ? [{ filter: name, products: read() }] : []);
  return [
    ...filter(query.categoryId !== null, 'category', () => index.inCategory(query.categoryId ?? 0)),
    ...filter(isPriced, 'price', () =>
      index.priced(query.currency, query.minPrice ?? 0, query.maxPrice ?? maxInteger),
    ),
    ...filter(query.onSale, 'on sale', () => index.onSale),
    ...filter(query.inStockOnly, 'in stock', () => index.inStock),
    ...filter(query.sizes.length > 0, 'sizes', () => anyOf(index.bySize, query.sizes)),
    ...filter(query.colors.length > 0, 'colors', () =>
      anyOf(index.byOption(colorAttribute), colorsOf(catalogue, query.colors)),
    ),
    ...ofAttributes.flatMap((name) =>
      filter(query.attributes[name].length > 0, name, () =>
        anyOf(index.byOption(attributeFilters[name]), query.attributes[name]),
      ),
    ),
    ...filter(query.newIn, 'new', () => newIn(catalogue)),
  ];
};

/**
 * All filters except `without`, within the search's matches; `index.all` itself when nothing narrows
 * it.
 */
export const filterProducts = (
  { index }: IndexedCatalogue,
  filters: readonly FilteredProducts[],
  matches: ProductMatches | null,
  without?: FilteredProducts['filter'],
): BitSet =>
  [
    ...(matches ? [matches.bits] : []),
    ...filters.filter(({ filter }) => filter !== without).map(({ products }) => products),
  ]
    .filter((products) => products !== index.all)
    .reduce((left, products) => left.and(products), index.all);

/** The slots of a category's products: the featured ones in their order, then the newest first. */
const featured = ({ index }: IndexedCatalogue, categoryId: number): Int32Array => {
  const listed = index.inCategory(categoryId);
  const newest = index.list('newest').filter((slot) => listed.has(slot));
  const placeOf = (slot: number) => index.at(slot)?.places.get(categoryId) ?? Infinity;
  const placed = [...newest]
    .map((slot, age) => ({ slot, age, place: placeOf(slot) }))
    .filter(({ place }) => place !== Infinity)
    .sort((a, b) => a.place - b.place || a.age - b.age);
  const others = newest.filter((slot) => placeOf(slot) === Infinity);
  return Int32Array.from([...placed.map(({ slot }) => slot), ...others]);
};

/** The slots of products in the order of a listing; `fromEnd` where the list is to be read backwards. */
const orderOf = (
  catalogue: IndexedCatalogue,
  { sort, currency, categoryId }: ProductQuery,
  matches: ProductMatches | null,
): { list: Int32Array; fromEnd?: boolean } => {
  const { index } = catalogue;
  if (sort === 'price-low-high') return { list: index.list(currency) };
  if (sort === 'price-high-low') return { list: index.list(currency), fromEnd: true };
  if (sort === 'relevance' && matches) return { list: matches.best };
  if (sort === 'featured' && categoryId !== null) {
    return { list: featured(catalogue, categoryId) };
  }
  return { list: index.list('newest') };
};

/** A page of a listing, and the number of products on all its pages. */
export const pageOfProducts = (
  catalogue: IndexedCatalogue,
  query: ProductQuery,
  matches: ProductMatches | null,
  within: BitSet,
): { entries: Entry[]; total: number } => {
  const { index } = catalogue;
  const { list, fromEnd = false } = orderOf(catalogue, query, matches);
  const from = (query.page - 1) * query.perPage;
  const entries: Entry[] = [];
  // Without filters, earlier pages can be skipped.
  const start = within === index.all ? from : 0;
  let passed = start;
  for (let at = start; at < list.length && entries.length < query.perPage; at += 1) {
    const slot = list[fromEnd ? list.length - 1 - at : at] ?? 0;
    if (!within.has(slot)) continue;
    const entry = passed >= from ? index.at(slot) : undefined;
    if (entry) entries.push(entry);
    passed += 1;
  }
  return { entries, total: within.count() };
};

/**
 * The first of a product's colors that a filter asks for, or without such a filter the search by its
 * name, else by its family's; undefined where neither does.
 */
export const matchedColor = (
  catalogue: IndexedCatalogue,
  { colors: wanted, search }: Pick<ProductQuery, 'colors' | 'search'>,
): ((entry: Entry) => string | undefined) => {
  if (wanted.length > 0) {
    const colors = new Set(colorsOf(catalogue, wanted));
    return (entry) => entry.colors.find((color) => colors.has(color));
  }
  if (search === null) return () => undefined;
  const hasWords = namedBy(search);
  const isNamed = (name: string) => hasWords(catalogue.wordsOf.get(name) ?? wordsOfNames([name]));
  return ({ colors }) =>
    colors.find(isNamed) ?? colors.find((color) => catalogue.familiesOf.get(color)?.some(isNamed));
};
