import { i18n } from '@contract/i18n';
import { allInBagText } from '@/entities/cart';
import { isSoldOut, lowStockText, type SizeOption } from '@/entities/product';
import { isOneSize } from '@/shared/lib/size-text';

/** Asks for the size that Add to Bag needs. */
export const selectSizeText = () => i18n.t('Select a size');

interface SizeNoteContext {
  /** The size that the shopper usually wears. */
  usualSize: string | null;
  /** The quantity of the chosen size in the bag. */
  inBag: number;
}

/**
 * The text below the sizes: how many are left of the chosen one, or that the bag has them; before a
 * choice, the shopper's usual size. May be empty.
 */
export const sizeNote = (
  sizes: readonly SizeOption[],
  chosen: SizeOption | null,
  { usualSize, inBag }: SizeNoteContext,
): string => {
  if (chosen !== null) {
    const { stock } = chosen;
    return stock !== null && stock > 0 && inBag >= stock
      ? allInBagText(stock)
      : (lowStockText(chosen) ?? '');
  }
  const own = sizes.find(({ label }) => label === usualSize);
  return own !== undefined && !isSoldOut(own)
    ? i18n.t('Your size is {size}.', { size: own.label })
    : '';
};

/** The size chosen at first: a product's only size if it is One Size, otherwise none. */
export const preselectedSize = (sizes: readonly SizeOption[]): SizeOption | null => {
  const [only, ...others] = sizes;
  if (only === undefined || others.length > 0 || isSoldOut(only)) return null;
  return isOneSize(only.label) ? only : null;
};
