import { currencies } from '@/shared/config';
import type { PriceByCurrency } from '@/shared/lib/money';

import { type BagLine, lineId } from './bag-line';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const readPrices = (value: unknown): PriceByCurrency | null => {
  if (!isRecord(value)) return null;
  const amounts = currencies.map((code) => value[code]);
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && Number(amount) >= 0)) return null;
  return { USD: Number(value.USD), EUR: Number(value.EUR), AED: Number(value.AED) };
};

const readLine = (value: unknown): BagLine | null => {
  if (!isRecord(value)) return null;
  const { productId, productSizeId, quantity, name, price } = value;
  if (!isId(productId) || !isId(productSizeId) || !isId(quantity)) return null;
  if (typeof name !== 'string' || typeof price !== 'string') return null;
  const discount = Number(value.discount_percentage);
  const line = {
    productId,
    productSizeId,
    name,
    image: text(value.image),
    price,
    originalPrice: text(value.originalPrice) || price,
    quantity,
    size: text(value.size),
    color: text(value.color),
    discount_percentage: discount > 0 && discount < 100 ? discount : 0,
    prices: readPrices(value.prices),
  };
  return { ...line, id: lineId(line) };
};

/**
 * The lines of a stored bag: `{ items, total }`, or a list alone. Only known fields are taken.
 * Throws when it is no bag at all, or holds a line that cannot be understood: the caller then
 * resets it, as the specification asks (section 4).
 */
export const readStoredLines = (stored: string): BagLine[] => {
  const value: unknown = JSON.parse(stored);
  const items = isRecord(value) ? value.items : value;
  if (!Array.isArray(items)) throw new TypeError('The stored bag holds no list of items.');
  const lines = new Map<string, BagLine>();
  for (const item of items) {
    const line = readLine(item);
    if (line === null) throw new TypeError('The stored bag holds an item that is no bag line.');
    lines.set(line.id, line);
  }
  return [...lines.values()];
};
