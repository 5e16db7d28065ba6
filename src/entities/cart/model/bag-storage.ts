import { nanoid } from '@reduxjs/toolkit';

import type { Currency } from '@contract/money';
import { defaultCurrency } from '@/shared/config';
import { readStored, writeStored } from '@/shared/lib/browser';

import type { BagLine } from './bag-line';
import type { CartState } from './cart-slice';
import { readStoredBag, type StoredBag, storedBag, type TabWrites } from './stored-bag';

/** What was last read or written here, so that this tab never overwrites another tab's later changes. */
interface Remembered extends StoredBag {
  /** The stored text, which need not be written again. */
  text: string | null;
}

/** A change that this tab wrote. */
interface OwnChange {
  /** The number of the write, from 1. */
  write: number;
  before: readonly BagLine[];
  after: readonly BagLine[];
}

/** Far more than another tab can miss. */
const keptChanges = 100;
/** The tabs whose writes are stored: those that wrote last. */
const keptTabs = 16;

const quantities = (lines: readonly BagLine[]) =>
  new Map(lines.map(({ id, quantity }) => [id, quantity]));

const sameQuantities = (first: readonly BagLine[], second: readonly BagLine[]): boolean => {
  const known = quantities(first);
  return (
    first.length === second.length && second.every((line) => known.get(line.id) === line.quantity)
  );
};

/** Applies the changes made here since `base` to the lines that another tab stored. */
export const mergedLines = (
  base: readonly BagLine[],
  mine: readonly BagLine[],
  theirs: readonly BagLine[],
): BagLine[] => {
  const before = quantities(base);
  const here = quantities(mine);
  const there = quantities(theirs);
  const everything = new Map([...theirs, ...mine].map((line) => [line.id, line]));
  return [...everything.values()].flatMap((line) => {
    const was = before.get(line.id) ?? 0;
    const quantity = (there.get(line.id) ?? 0) + (here.get(line.id) ?? 0) - was;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
};

const emptyBag: StoredBag = { lines: [], writes: null };

const parse = (stored: string | null): StoredBag | null =>
  stored === null ? emptyBag : readStoredBag(stored);

/**
 * Where redux-persist keeps the bag: plain JSON `{ items, total }` in the browser's storage. Bad
 * data is removed with an error on the console, which leaves an empty bag (section 4).
 *
 * Tabs are processes of their own, and a tab reads what another one wrote only some milliseconds later,
 * inside a Web Lock too. So each write says which writes of each tab it contains, and a tab whose
 * change another one overwrote unread makes it again.
 */
export const createBagStorage = () => {
  const tab = nanoid(8);
  let currency: Currency = defaultCurrency;
  let remembered: Remembered = { ...emptyBag, text: null };
  let lastWrite = 0;
  let ownChanges: OwnChange[] = [];
  let onMerged: ((lines: BagLine[]) => void) | null = null;

  const remember = ({ lines, writes }: StoredBag) => {
    remembered = { lines, writes, text: storedBag(lines, currency, writes) };
    // Nothing is missing from a bag that was emptied: it says nothing of the writes before.
    if (remembered.text === null) ownChanges = [];
  };

  const write = (key: string, lines: BagLine[], contained: TabWrites | null) => {
    const others = Object.entries(contained ?? {}).filter(([id]) => id !== tab);
    const writes = Object.fromEntries([...others.slice(1 - keptTabs), [tab, lastWrite]]);
    remember({ lines, writes });
    writeStored(key, remembered.text);
  };

  /** Stored lines, with the changes of this tab that whoever wrote them had not read. */
  const withOwnChanges = ({ lines, writes }: StoredBag) => {
    const isComplete = writes === null || Object.keys(writes).length >= keptTabs;
    const read = writes?.[tab] ?? (isComplete ? lastWrite : 0);
    return ownChanges
      .filter((change) => change.write > read)
      .reduce((sum, { before, after }) => mergedLines(before, after, sum), lines);
  };

  return {
    getItem: (key: string): Promise<{ items: BagLine[] } | undefined> => {
      const stored = readStored(key);
      const bag = parse(stored);
      if (bag === null) {
        console.error('The stored bag could not be read and was removed.');
        writeStored(key, null);
      }
      remembered = { ...(bag ?? emptyBag), text: bag && stored };
      return Promise.resolve(bag === null ? undefined : { items: bag.lines });
    },

    setItem: (key: string, { items: mine }: Pick<CartState, 'items'>): Promise<void> => {
      if (storedBag(mine, currency, remembered.writes) === remembered.text)
        return Promise.resolve();
      const before = remembered.lines;
      const stored = parse(readStored(key)) ?? emptyBag;
      const theirs = withOwnChanges(stored);
      const merged = sameQuantities(theirs, before) ? mine : mergedLines(before, mine, theirs);
      lastWrite += 1;
      ownChanges = [...ownChanges, { write: lastWrite, before, after: mine }].slice(-keptChanges);
      write(key, merged, stored.writes);
      if (merged !== mine) onMerged?.(merged);
      return Promise.resolve();
    },

    removeItem: (key: string): Promise<void> => {
      remember(emptyBag);
      writeStored(key, null);
      return Promise.resolve();
    },

    /**
     * The lines of the bag that another tab wrote, to be shown here; what of this tab is missing in it
     * is added and stored again. Null when there is nothing new, when this tab has unsaved changes,
     * with which the next write merges them, or when the text is no bag.
     */
    followOtherTab: (
      key: string,
      stored: string | null,
      mine: readonly BagLine[],
    ): BagLine[] | null => {
      const bag = parse(stored);
      const shown = remembered.lines;
      if (bag === null || !sameQuantities(mine, shown)) return null;
      const lines = withOwnChanges(bag);
      if (sameQuantities(lines, bag.lines)) remember(bag);
      else write(key, lines, bag.writes);
      return sameQuantities(lines, shown) ? null : lines;
    },

    /** Sets the currency of the prices that are stored as text. */
    setCurrency: (shown: Currency): void => {
      currency = shown;
    },

    /** Called with the merged lines when a write finds another tab's changes. */
    onMerge: (listener: ((lines: BagLine[]) => void) | null): void => {
      onMerged = listener;
    },
  };
};
