/** A place of a looping strip: an item, or a copy of one that stands beyond an end. */
export interface LoopSlot<T> {
  item: T;
  key: string;
  isCopy: boolean;
}

/** How many copies stand at each end: as many as can come into view there, and one more. */
const COPIES = 3;

/** How many copies a strip of so many items has at each end. */
export const copiesOf = (count: number): number => (count < 2 ? 0 : Math.min(COPIES, count));

/** The items with copies of the last ones before them and of the first ones after them. */
export const loopingSlots = <T extends { id: number }>(items: readonly T[]): LoopSlot<T>[] => {
  const copies = copiesOf(items.length);
  const copy = (place: string) => (item: T) => ({ item, key: `${place}-${item.id}`, isCopy: true });
  return [
    ...items.slice(items.length - copies).map(copy('before')),
    ...items.map((item) => ({ item, key: String(item.id), isCopy: false })),
    ...items.slice(0, copies).map(copy('after')),
  ];
};

/** The slot of the item itself for a slot that may hold its copy: where the strip jumps to. */
export const homeSlot = (slot: number, count: number): number => {
  const copies = copiesOf(count);
  if (count === 0) return slot;
  return copies + ((((slot - copies) % count) + count) % count);
};
