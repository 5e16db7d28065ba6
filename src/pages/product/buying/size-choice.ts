import type { SizeOption } from '@/entities/product';
import { oneSize } from '@/shared/config';

/** From this many pieces down, a size says how many are left. */
const LOW_STOCK = 3;

/** Whether a size is sold out; a size whose stock nobody knows is available (contract). */
export const isSoldOut = ({ stock }: Pick<SizeOption, 'stock'>): boolean => stock === 0;

/** What is left of a size, in words, where that is little; else null. */
export const lowStockText = ({ stock }: Pick<SizeOption, 'stock'>): string | null => {
  if (stock === null || stock === 0 || stock > LOW_STOCK) return null;
  return stock === 1 ? 'Only one left' : `Only ${stock} left`;
};

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * What the line below the sizes says: how many are left of the chosen one; before a choice, which
 * size is the shopper's own and which are sold out. Empty when there is nothing to say.
 */
export const sizeNote = (
  sizes: readonly SizeOption[],
  chosen: SizeOption | null,
  yours: string | null,
): string => {
  if (chosen !== null) return lowStockText(chosen) ?? '';
  const own = sizes.find(({ label }) => label === yours);
  const gone = sizes.filter(isSoldOut).map(({ label }) => label);
  const notes = [
    own !== undefined && !isSoldOut(own) && `Your size is ${own.label}.`,
    gone.length > 0 && gone.length < sizes.length && `Sold out: ${listFormat.format(gone)}.`,
  ];
  return notes.filter(Boolean).join(' ');
};

/** The size that stands chosen at first: only a single One Size, and nothing else ever (decision 6). */
export const preselectedSize = (sizes: readonly SizeOption[]): SizeOption | null => {
  const [only, ...others] = sizes;
  if (only === undefined || others.length > 0 || isSoldOut(only)) return null;
  return only.label.trim().toLowerCase() === oneSize.toLowerCase() ? only : null;
};
