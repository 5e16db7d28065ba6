import type { BagLine } from '@/entities/cart';

/** How many pieces of these lines a bag does not hold. */
export const missingPieces = (lines: readonly BagLine[], bag: readonly BagLine[]): number => {
  const held = new Map(bag.map(({ id, quantity }) => [id, quantity]));
  return lines.reduce(
    (sum, { id, quantity }) => sum + Math.max(0, quantity - (held.get(id) ?? 0)),
    0,
  );
};
