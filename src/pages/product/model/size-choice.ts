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

/** The size that stands chosen at first: only a single One Size, and nothing else ever (decision 6). */
export const preselectedSize = (sizes: readonly SizeOption[]): SizeOption | null => {
  const [only, ...others] = sizes;
  if (only === undefined || others.length > 0 || isSoldOut(only)) return null;
  return only.label.trim().toLowerCase() === oneSize.toLowerCase() ? only : null;
};
