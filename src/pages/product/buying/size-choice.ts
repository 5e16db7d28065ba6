import type { SizeOption } from '@/entities/product';
import { oneSize } from '@/shared/config';

/** At this stock or less, a size says how many are left. */
const lowStock = 3;

/** Whether a size is sold out; a size of unknown stock is available. */
export const isSoldOut = ({ stock }: Pick<SizeOption, 'stock'>): boolean => stock === 0;

/** How many are left of a size, when stock is low; else null. */
export const lowStockText = ({ stock }: Pick<SizeOption, 'stock'>): string | null => {
  if (stock === null || stock === 0 || stock > lowStock) return null;
  return stock === 1 ? 'Only one left' : `Only ${stock} left`;
};

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The text below the sizes: how many are left of the chosen one; before a choice, the shopper's usual
 * size and what is sold out. May be empty.
 */
export const sizeNote = (
  sizes: readonly SizeOption[],
  chosen: SizeOption | null,
  usualSize: string | null,
): string => {
  if (chosen !== null) return lowStockText(chosen) ?? '';
  const own = sizes.find(({ label }) => label === usualSize);
  const soldOut = sizes.filter(isSoldOut).map(({ label }) => label);
  const notes = [
    own !== undefined && !isSoldOut(own) && `Your size is ${own.label}.`,
    soldOut.length > 0 &&
      soldOut.length < sizes.length &&
      `Sold out: ${listFormat.format(soldOut)}.`,
  ];
  return notes.filter(Boolean).join(' ');
};

/** The size chosen at first: a product's only size if it is One Size, otherwise none. */
export const preselectedSize = (sizes: readonly SizeOption[]): SizeOption | null => {
  const [only, ...others] = sizes;
  if (only === undefined || others.length > 0 || isSoldOut(only)) return null;
  return only.label.trim().toLowerCase() === oneSize.toLowerCase() ? only : null;
};
