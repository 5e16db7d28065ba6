import { type BagLine, lineId } from '@/entities/cart';
import { maxQuantity } from '@/shared/config';

/** A line of a bag as its link names it: what identifies it, and how many. */
export type LinkedLine = Pick<BagLine, 'productId' | 'productSizeId' | 'color' | 'quantity'>;

const maxLines = 60;
const maxColorLength = 60;

/**
 * The bag as the fragment of a URL, which no server is sent (ADR 0027). The number of lines
 * goes first, so that a link which was cut short is noticed.
 */
export const bagFragment = (lines: readonly LinkedLine[]): string => {
  const params = new URLSearchParams({ lines: String(lines.length) });
  for (const { productId, productSizeId, quantity, color } of lines) {
    // A guest's line may have more than the provider takes.
    const most = Math.min(quantity, maxQuantity);
    params.append(
      'line',
      [productId, productSizeId, most, ...(color === '' ? [] : [color])].join('.'),
    );
  }
  return params.toString();
};

const isNumberUpTo = (text: string | undefined, max: number): boolean =>
  /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= max;

const readLine = (text: string): LinkedLine | null => {
  const [productId, productSizeId, quantity, ...color] = text.split('.');
  if (!isNumberUpTo(productId, 2 ** 31 - 1) || !isNumberUpTo(productSizeId, 2 ** 31 - 1))
    return null;
  if (!isNumberUpTo(quantity, maxQuantity)) return null;
  const chosen = color.join('.');
  if (chosen.length > maxColorLength) return null;
  return {
    productId: Number(productId),
    productSizeId: Number(productSizeId),
    quantity: Number(quantity),
    color: chosen,
  };
};

/** The lines that a link's fragment names, each once; null when the link is not complete. */
export const readBagFragment = (fragment: string): LinkedLine[] | null => {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const lines = params.getAll('line').map(readLine);
  if (lines.length === 0 || lines.length > maxLines) return null;
  if (params.get('lines') !== String(lines.length)) return null;
  const known = new Map<string, LinkedLine>();
  for (const line of lines) {
    if (line === null) return null;
    known.set(lineId(line), line);
  }
  return [...known.values()];
};
