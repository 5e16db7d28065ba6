import { i18n } from '@contract/i18n';
import type { Product } from '@contract/product';
import { type BagLine, newLineFromCatalogue, withLineId } from '@/entities/cart';
import { colorsOf, lowStockText, pictureOfColor } from '@/entities/product';

import type { LinkedLine } from './bag-link';

/** A line of a link as the catalogue has it now. */
export interface LinkedEntry {
  /** With the quantity that can be bought now, 0 when it is sold out. */
  line: BagLine;
  /** Why it is not what the link says; null when it is. */
  note: string | null;
}

const noteOf = (wanted: number, quantity: number, stock: number | undefined): string | null => {
  if (quantity === 0) return i18n.t('Sold out');
  if (quantity === wanted) return null;
  return lowStockText({ stock }) ?? i18n.t('Only {count} left', { count: quantity });
};

const entryOf = (linked: LinkedLine, product: Product | null | undefined): LinkedEntry | null => {
  const size = product?.sizes.find(({ id }) => id === linked.productSizeId);
  if (product === null || product === undefined || size === undefined) return null;
  if (linked.color !== '' && !colorsOf(product).includes(linked.color)) return null;
  const quantity = Math.min(linked.quantity, size.stock ?? linked.quantity);
  const image = pictureOfColor(product.images, linked.color) ?? product.primary_image;
  const chosen = newLineFromCatalogue(product, size, { image, color: linked.color });
  const line = withLineId({ ...chosen, quantity });
  return { line, note: noteOf(linked.quantity, quantity, size.stock) };
};

/**
 * The lines of a link as they can be bought now: at today's prices, limited to the stock; `gone` is
 * how many of them the catalogue no longer has.
 */
export const linkedBag = (
  lines: readonly LinkedLine[],
  products: Readonly<Record<number, Product | null>>,
): { entries: LinkedEntry[]; gone: number } => {
  const all = lines.map((line) => entryOf(line, products[line.productId]));
  const entries = all.filter((entry) => entry !== null);
  return { entries, gone: all.length - entries.length };
};
