/** A slot of a looping strip: an item, or a copy of one beyond an end. */
interface LoopSlot<T> {
  item: T;
  key: string;
  isCopy: boolean;
}

/** Copies at each end: as many as can be visible there, and one more. */
const maxCopies = 3;

/** The number of copies at each end of a strip of `count` items. */
export const copiesOf = (count: number): number => (count < 2 ? 0 : Math.min(maxCopies, count));

/** The items, with copies of the last ones before them and of the first ones after them. */
export const loopingSlots = <T extends { id: number }>(
  items: readonly T[],
  copies = copiesOf(items.length),
): LoopSlot<T>[] => {
  const copy = (place: string) => (item: T) => ({ item, key: `${place}-${item.id}`, isCopy: true });
  return [
    ...items.slice(items.length - copies).map(copy('before')),
    ...items.map((item) => ({ item, key: String(item.id), isCopy: false })),
    ...items.slice(0, copies).map(copy('after')),
  ];
};

/** The slot of the item whose copy a slot may hold: the strip jumps there. */
export const originalSlot = (slot: number, count: number): number => {
  const copies = copiesOf(count);
  if (count === 0) return slot;
  return copies + ((((slot - copies) % count) + count) % count);
};
