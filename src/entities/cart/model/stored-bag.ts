import { formatMoney } from '@contract/minor-units';
import type { Currency } from '@contract/money';
import { isId, isRecord, parseJson, textOf } from '@/shared/lib/unknown-data';
import { readPrices } from '@/shared/lib/money';

import { type BagLine, bagTotal, type NewBagLine, shownLine, withLineId } from './bag-line';

/** By a tab's id, which of its writes was the last one that a stored bag contains. */
export type TabWrites = Readonly<Record<string, number>>;

/** The lines of a stored bag, and which writes it contains. */
export interface StoredBag {
  lines: BagLine[];
  /** Null where they were not stored. */
  writes: TabWrites | null;
}

/**
 * The bag as it is stored: `{ items, total }` of section 3, prices as text in the display currency.
 * `prices` holds them as numbers beside it, `writes` those of several tabs. Null for an empty bag,
 * which is not stored.
 */
export const storedBag = (
  lines: readonly BagLine[],
  currency: Currency,
  writes: TabWrites | null = null,
): string | null => {
  if (lines.length === 0) return null;
  const text = (amount: number | null) => formatMoney(amount, currency, { decimals: 2 });
  const items = lines.map((line) => {
    const { price, originalPrice } = shownLine(line, currency);
    return { ...line, price: text(price), originalPrice: text(originalPrice) };
  });
  const total = bagTotal(lines)?.[currency];
  return JSON.stringify({
    items,
    total: total === undefined ? null : total / 100,
    ...(writes && { writes }),
  });
};

/** Reads the product, size and color of a stored line; null without a product and a size. */
export const readChosen = (value: Record<string, unknown>): Omit<NewBagLine, 'quantity'> | null => {
  const { productId, productSizeId } = value;
  if (!isId(productId) || !isId(productSizeId)) return null;
  const discount = Number(value.discount_percentage);
  return {
    productId,
    productSizeId,
    name: textOf(value.name),
    image: textOf(value.image),
    size: textOf(value.size),
    color: textOf(value.color),
    discount_percentage: discount > 0 && discount < 100 ? discount : 0,
    // Null in section 3's bare format: prices are never parsed from text.
    prices: readPrices(value.prices),
  };
};

const readLine = (value: unknown): BagLine | null => {
  if (!isRecord(value)) return null;
  const { quantity, name, price } = value;
  if (!isId(quantity) || typeof name !== 'string' || typeof price !== 'string') return null;
  const chosen = readChosen(value);
  return chosen && withLineId({ ...chosen, quantity });
};

const readWrites = (value: unknown): TabWrites | null =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => isId(entry[1])),
      )
    : null;

/**
 * Reads a stored bag: `{ items, total }`, or a list of items alone. Unknown fields are ignored. Null
 * when the text is no bag or a line is invalid: the caller then resets the bag (section 4).
 */
export const readStoredBag = (stored: string): StoredBag | null => {
  const value = parseJson(stored);
  const { items, writes } = isRecord(value) ? value : { items: value };
  if (!Array.isArray(items)) return null;
  const lines = new Map<string, BagLine>();
  for (const item of items) {
    const line = readLine(item);
    if (line === null) return null;
    lines.set(line.id, line);
  }
  return { lines: [...lines.values()], writes: readWrites(writes) };
};
