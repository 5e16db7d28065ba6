import { isSoldOut, lowStockText, type SizeOption } from '@/entities/product';
import { oneSize } from '@/shared/config';

export { isSoldOut, lowStockText };

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
