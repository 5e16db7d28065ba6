import type { BagLine } from '@/entities/cart';
import { sizeText } from '@/shared/lib/size-text';

/** What became of a line of the guest's bag. */
export interface MergedLine {
  line: BagLine;
  /** Pieces that the customer's bag held before, 0 where it had no such line. */
  before: number;
  /** Pieces that it holds now. */
  now: number;
}

const messageOf = ({ line, before, now }: MergedLine): string | null => {
  const piece = `${line.name}, ${sizeText(line.size)}`;
  if (now === 0) return `${piece}: no longer available`;
  if (now < line.quantity) return `${piece}: only ${now} available`;
  return before > 0 && before !== line.quantity ? `${piece}: now ${now}` : null;
};

/**
 * What a customer should know of two bags that became one: where the quantity is another than the
 * one that was seen before, and what could not be taken over. Empty when all went as expected.
 */
export const mergeNews = (merged: readonly MergedLine[]): string[] =>
  merged.map(messageOf).filter((message) => message !== null);
