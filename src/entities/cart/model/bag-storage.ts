import type { Currency } from '@contract/money';
import { defaultCurrency } from '@/shared/config';
import { readStored, writeStored } from '@/shared/lib/browser';

import type { BagLine } from './bag-line';
import type { CartState } from './cart-slice';
import { readStoredLines, storedBag } from './stored-bag';

/** This tab's view of the stored bag, so that it never overwrites another tab's later changes. */
interface Remembered {
  /** The lines that were last read or written here. */
  lines: BagLine[];
  /** The stored text, which need not be written again. */
  text: string | null;
}

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

const parse = (stored: string | null): BagLine[] | null =>
  stored === null ? [] : readStoredLines(stored);

/**
 * Where redux-persist keeps the bag: plain JSON `{ items, total }` in the browser's storage. Bad
 * data is removed with an error on the console, which leaves an empty bag (section 4).
 */
export const createBagStorage = () => {
  let currency: Currency = defaultCurrency;
  let remembered: Remembered = { lines: [], text: null };
  let onMerged: ((lines: BagLine[]) => void) | null = null;

  return {
    getItem: (key: string): Promise<{ items: BagLine[] } | undefined> => {
      const stored = readStored(key);
      const lines = parse(stored);
      if (lines === null) {
        console.error('The stored bag could not be read and was removed.');
        writeStored(key, null);
      }
      remembered = { lines: lines ?? [], text: lines === null ? null : stored };
      return Promise.resolve(lines === null ? undefined : { items: lines });
    },

    setItem: (key: string, { items: mine }: Pick<CartState, 'items'>): Promise<void> => {
      if (storedBag(mine, currency) === remembered.text) return Promise.resolve();
      const theirs = parse(readStored(key)) ?? [];
      const merged = sameQuantities(theirs, remembered.lines)
        ? mine
        : mergedLines(remembered.lines, mine, theirs);
      remembered = { lines: merged, text: storedBag(merged, currency) };
      writeStored(key, remembered.text);
      if (merged !== mine) onMerged?.(merged);
      return Promise.resolve();
    },

    removeItem: (key: string): Promise<void> => {
      remembered = { lines: [], text: null };
      writeStored(key, null);
      return Promise.resolve();
    },

    /**
     * The lines that another tab wrote; null when they are known already, when this tab has unsaved
     * changes, with which the next write merges them, or when the text is no bag.
     */
    linesFromOtherTab: (stored: string | null, mine: readonly BagLine[]): BagLine[] | null => {
      const lines = parse(stored);
      const unsaved = !sameQuantities(mine, remembered.lines);
      if (lines === null || unsaved || sameQuantities(lines, remembered.lines)) return null;
      return lines;
    },

    /** The state now shows what another tab wrote: no need to write it back. */
    markStored: (lines: BagLine[]): void => {
      remembered = { lines, text: storedBag(lines, currency) };
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
