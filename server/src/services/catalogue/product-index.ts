import { colorAttribute, currencies } from '@contract/constants';
import type { Currency } from '@contract/money';

import type { Prices } from '../../shared/money';
import { BitSet, grown } from './bit-set';
import { WordIndex } from './word-index';

/** What a listing filters, sorts and counts products by. */
export interface IndexedProduct {
  id: number;
  /** Microseconds since 1970. */
  createdAt: number;
  prices: Prices;
  onSale: boolean;
  /** The categories that it is listed in, with its position among the featured products of each. */
  categories: [id: number, position: number | null][];
  /** The sizes that are in stock. */
  sizes: string[];
  /** The options of its attributes, in their order. */
  options: [name: string, option: string][];
  /** The stems of its name, its stock keeping unit and its attributes, with spaces between them. */
  words: string;
  /** The same for the translations. */
  translatedWords: string;
}

/** A product of the index. Everything else about it is in the bitmaps. */
export interface Entry {
  id: number;
  /** Its bit in every set. */
  slot: number;
  createdAt: number;
  prices: Prices;
  /** Its colors, in their order. */
  colors: readonly string[];
  /** Its positions among the featured products of categories, by the categories' ids. */
  places: ReadonlyMap<number, number>;
}

/** All products in an order: the newest first, or the cheapest in a currency. */
export type ListOrder = 'newest' | Currency;

/** For more changed products than this, sorting again is faster than inserting each. */
const maxPlaced = 200;
const noColors: readonly string[] = [];
const noPlaces: ReadonlyMap<number, number> = new Map<number, number>();

type Compare = (a: Entry, b: Entry) => number;

/** Sorts by time, the newest first, and then by id. */
export const newestFirst: Compare = (a, b) => b.createdAt - a.createdAt || b.id - a.id;

const comparing = (order: ListOrder): Compare =>
  order === 'newest' ? newestFirst : (a, b) => a.prices[order] - b.prices[order] || a.id - b.id;

class Values<Key> {
  readonly sets = new Map<Key, BitSet>();

  add(key: Key, slot: number): void {
    const bits = this.sets.get(key) ?? new BitSet();
    this.sets.set(key, bits);
    bits.add(slot);
  }

  delete(slot: number): void {
    for (const bits of this.sets.values()) bits.delete(slot);
  }
}

/** Numbers by slot in a typed array, which is fast to scan. */
class Column {
  values = new Int32Array(1);
  /** The least and the greatest number that it ever held. */
  private least = 0;
  private greatest = 0;

  set(slot: number, value: number): void {
    this.values = grown(this.values, slot + 1);
    this.values[slot] = value;
    this.least = Math.min(this.least, value);
    this.greatest = Math.max(this.greatest, value);
  }

  isWithin(min: number, max: number): boolean {
    return min <= this.least && max >= this.greatest;
  }
}

/**
 * What listings need of the products, in memory: a bitmap for each value of a filter, and the products
 * in each order. Filtering, counting and finding a page are fast also with 100,000 products.
 */
export class ProductIndex {
  readonly all = new BitSet();
  readonly onSale = new BitSet();
  readonly inStock = new BitSet();
  private readonly entries = new Map<number, Entry>();
  private readonly bySlot: (Entry | undefined)[] = [];
  private readonly lists = new Map<ListOrder, Int32Array>();
  private readonly prices = { USD: new Column(), EUR: new Column(), AED: new Column() };
  private readonly categories = new Values<number>();
  private readonly sizes = new Values<string>();
  private readonly attributes = new Map<string, Values<string>>();
  private readonly words = new WordIndex();
  private readonly translatedWords = new WordIndex();
  private readonly freeSlots: number[] = [];

  get(id: number): Entry | undefined {
    return this.entries.get(id);
  }

  at(slot: number | undefined): Entry | undefined {
    return slot === undefined ? undefined : this.bySlot[slot];
  }

  inCategory(id: number): BitSet {
    return this.categories.sets.get(id) ?? new BitSet();
  }

  /** Whether a product may be in a category: true for one that the index does not know yet. */
  isIn(id: number, category: number): boolean {
    const entry = this.entries.get(id);
    return entry === undefined || this.inCategory(category).has(entry.slot);
  }

  /** The products that have each size in stock. */
  get bySize(): ReadonlyMap<string, BitSet> {
    return this.sizes.sets;
  }

  /** The products with each option of an attribute. */
  byOption(attribute: string): ReadonlyMap<string, BitSet> {
    return this.valuesOf(attribute).sets;
  }

  /** The words of the products, also of some that were removed. */
  wordsOf(isTranslated: boolean): WordIndex {
    return isTranslated ? this.translatedWords : this.words;
  }

  /** The products with a price from `min` to `max`, minor units. */
  priced(currency: Currency, min: number, max: number): BitSet {
    const column = this.prices[currency];
    return column.isWithin(min, max)
      ? this.all
      : BitSet.where(column.values, min, max).and(this.all);
  }

  /** The slots of all products in an order. */
  list(order: ListOrder): Int32Array {
    const compare = comparing(order);
    const list =
      this.lists.get(order) ??
      Int32Array.from([...this.entries.values()].sort(compare), ({ slot }) => slot);
    this.lists.set(order, list);
    return list;
  }

  /** Replaces the products of these ids; those that are not among `products` are removed. */
  update(ids: Iterable<number>, products: readonly IndexedProduct[]): void {
    const before = [...ids].flatMap((id) => this.entries.get(id) ?? []);
    if (before.length + products.length > maxPlaced) this.lists.clear();
    for (const entry of before) this.remove(entry);
    for (const product of products) this.add(product);
  }

  private valuesOf(attribute: string): Values<string> {
    const values = this.attributes.get(attribute) ?? new Values<string>();
    this.attributes.set(attribute, values);
    return values;
  }

  /** The position of an entry in a sorted list, or where to insert it. */
  private placeIn(list: Int32Array, entry: Entry, compare: Compare): number {
    let [from, to] = [0, list.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = this.at(list[middle]);
      if (other && compare(other, entry) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private add(product: IndexedProduct): void {
    const { id, createdAt, prices, onSale, categories, sizes, options } = product;
    const slot = this.freeSlots.pop() ?? this.entries.size;
    this.all.add(slot);
    if (onSale) this.onSale.add(slot);
    if (sizes.length > 0) this.inStock.add(slot);
    for (const size of sizes) this.sizes.add(size, slot);
    for (const [category] of categories) this.categories.add(category, slot);
    for (const [name, option] of options) this.valuesOf(name).add(option, slot);
    for (const currency of currencies) this.prices[currency].set(slot, prices[currency]);
    this.words.set(slot, product.words);
    this.translatedWords.set(slot, product.translatedWords);

    const colors = options.filter(([name]) => name === colorAttribute).map(([, color]) => color);
    const placed = categories.flatMap(([category, place]): [number, number][] =>
      place === null ? [] : [[category, place]],
    );
    const entry: Entry = {
      id,
      slot,
      createdAt,
      prices,
      colors: colors.length > 0 ? colors : noColors,
      places: placed.length > 0 ? new Map(placed) : noPlaces,
    };
    this.entries.set(id, entry);
    this.bySlot[slot] = entry;
    for (const [order, list] of this.lists) {
      const place = this.placeIn(list, entry, comparing(order));
      const longer = new Int32Array(list.length + 1);
      longer.set(list.subarray(0, place));
      longer[place] = slot;
      longer.set(list.subarray(place), place + 1);
      this.lists.set(order, longer);
    }
  }

  private remove(entry: Entry): void {
    const { id, slot } = entry;
    for (const [order, list] of this.lists) {
      const place = this.placeIn(list, entry, comparing(order));
      const shorter = new Int32Array(list.length - 1);
      shorter.set(list.subarray(0, place));
      shorter.set(list.subarray(place + 1), place);
      this.lists.set(order, shorter);
    }
    for (const bits of [this.all, this.onSale, this.inStock]) bits.delete(slot);
    for (const values of [this.categories, this.sizes, ...this.attributes.values()]) {
      values.delete(slot);
    }
    this.entries.delete(id);
    this.bySlot[slot] = undefined;
    this.freeSlots.push(slot);
  }
}
