import { type BagLine, bagTotal, type CartState, readStoredLines } from '@/entities/cart';
import { readStored, writeStored } from '@/shared/lib/browser';

/** What a tab knows of the stored bag: it never overwrites what another tab put there since. */
interface Remembered {
  /** The lines that were last read or written here. */
  lines: BagLine[];
  /** The text that needs no writing. */
  text: string | null;
}

/** The lines of the state that live in this browser: a guest's bag, or what is still to be merged. */
export const localLines = (state: Pick<CartState, 'owner' | 'items' | 'unmerged'>): BagLine[] =>
  state.owner === 'guest' ? state.items : state.unmerged;

const toText = (lines: readonly BagLine[]): string | null =>
  lines.length === 0 ? null : JSON.stringify({ items: lines, total: bagTotal(lines) });

const quantities = (lines: readonly BagLine[]) =>
  new Map(lines.map(({ id, quantity }) => [id, quantity]));

const sameQuantities = (first: readonly BagLine[], second: readonly BagLine[]): boolean => {
  const known = quantities(first);
  return (
    first.length === second.length && second.every((line) => known.get(line.id) === line.quantity)
  );
};

/** What was changed here since `base`, done to what another tab has made of it. */
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

const parse = (stored: string | null): BagLine[] | null => {
  if (stored === null) return [];
  try {
    return readStoredLines(stored);
  } catch {
    return null;
  }
};

/**
 * Where redux-persist keeps the bag: plain JSON `{ items, total }` in the browser's storage.
 * Bad data is removed, said on the console, and leaves an empty bag (specification, section 4).
 */
export const createBagStorage = () => {
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

    setItem: (key: string, state: CartState): Promise<void> => {
      const mine = localLines(state);
      if (toText(mine) === remembered.text) return Promise.resolve();
      const theirs = parse(readStored(key)) ?? [];
      const merged = sameQuantities(theirs, remembered.lines)
        ? mine
        : mergedLines(remembered.lines, mine, theirs);
      remembered = { lines: merged, text: toText(merged) };
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
     * What another tab wrote, or null when this tab has changes of its own that are about to be
     * merged with it, when it is known already, or when it is no bag.
     */
    linesFromElsewhere: (stored: string | null, current: CartState): BagLine[] | null => {
      const lines = parse(stored);
      const unsaved = !sameQuantities(localLines(current), remembered.lines);
      if (lines === null || unsaved || sameQuantities(lines, remembered.lines)) return null;
      return lines;
    },

    /** The state now shows what another tab wrote: no need to write it back. */
    adopted: (current: CartState): void => {
      const lines = localLines(current);
      remembered = { lines, text: toText(lines) };
    },

    /** Told when a write met another tab's lines and what became of both. */
    whenMerged: (listener: ((lines: BagLine[]) => void) | null): void => {
      onMerged = listener;
    },
  };
};

export type BagStorage = ReturnType<typeof createBagStorage>;
