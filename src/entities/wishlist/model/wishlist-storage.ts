import { maxWishes } from '@/shared/config';
import { readStored, writeStored } from '@/shared/lib/browser';
import { isId, isRecord, parseJson } from '@/shared/lib/unknown-data';
import { readPrices } from '@/shared/lib/money';

import { type Wish, wishId } from './wish';
import type { WishlistState } from './wishlist-slice';

/** A stored wish in a list of its own, for `flatMap`; an empty list for anything else. */
export const readWish = (value: unknown): Wish[] => {
  if (!isRecord(value)) return [];
  const { productId, sizeId, color, addedAt } = value;
  const addedPrices = readPrices(value.addedPrices);
  if (!isId(productId) || !(sizeId === null || isId(sizeId))) return [];
  if (typeof color !== 'string' || typeof addedAt !== 'string') return [];
  const added = new Date(addedAt);
  if (Number.isNaN(added.getTime())) return [];
  const choice = { productId, sizeId, color };
  return [{ id: wishId(choice), ...choice, addedPrices, addedAt: added.toISOString() }];
};

/** The stored wishes, each once; invalid entries are left out. */
const readStoredWishes = (stored: string | null): Wish[] => {
  const value = parseJson(stored);
  const wishes = Array.isArray(value) ? value.flatMap(readWish) : [];
  return [...new Map(wishes.map((wish) => [wish.id, wish])).values()].slice(0, maxWishes);
};

const storedText = (wishes: readonly Wish[]): string | null =>
  wishes.length === 0 ? null : JSON.stringify(wishes);

/** Applies what was added and removed here since `base` to what another tab stored. */
const mergedWishes = (base: readonly Wish[], mine: readonly Wish[], theirs: readonly Wish[]) => {
  const ids = (wishes: readonly Wish[]) => new Set(wishes.map(({ id }) => id));
  const [before, here] = [ids(base), ids(mine)];
  const kept = theirs.filter(({ id }) => here.has(id) || !before.has(id));
  const there = ids(kept);
  return [...kept, ...mine.filter(({ id }) => !there.has(id) && !before.has(id))];
};

/**
 * Where redux-persist keeps this browser's wishlist: a plain JSON list. A tab never overwrites what
 * another one stored meanwhile. Bad data is an empty list.
 */
export const createWishlistStorage = () => {
  /** What was last read or written here. */
  let known: Wish[] = [];

  return {
    getItem: (key: string): Promise<{ items: Wish[] }> => {
      known = readStoredWishes(readStored(key));
      return Promise.resolve({ items: known });
    },

    setItem: (key: string, { items }: Pick<WishlistState, 'items'>): Promise<void> => {
      const stored = readStored(key);
      known = mergedWishes(known, items, readStoredWishes(stored));
      const text = storedText(known);
      if (text !== stored) writeStored(key, text);
      return Promise.resolve();
    },

    removeItem: (key: string): Promise<void> => {
      known = [];
      writeStored(key, null);
      return Promise.resolve();
    },

    /** The wishes that another tab has stored. */
    readFromOtherTab: (stored: string | null): Wish[] => {
      known = readStoredWishes(stored);
      return known;
    },
  };
};
