import { describe, expect, it } from 'vitest';

import { originalSlot, loopingSlots } from './looping-slots';

const items = [1, 2, 3, 4].map((id) => ({ id }));
const ids = (list: { id: number }[]) => loopingSlots(list).map(({ item }) => item.id);

describe('the looping carousel of Similar Items (section 2, Product detail)', () => {
  it('has the last items before the first, and the first after the last', () => {
    expect(ids(items)).toEqual([2, 3, 4, 1, 2, 3, 4, 1, 2, 3]);
    expect(ids(items.slice(0, 2))).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it('does not loop a single item', () => {
    expect(ids(items.slice(0, 1))).toEqual([1]);
    expect(ids([])).toEqual([]);
  });

  it('marks the copies, under keys of their own', () => {
    const slots = loopingSlots(items);
    expect(slots.filter(({ isCopy }) => !isCopy)).toHaveLength(4);
    expect(new Set(slots.map(({ key }) => key)).size).toBe(slots.length);
  });

  it('jumps from a copy to the item itself, and stays on an item', () => {
    expect(originalSlot(2, 4)).toBe(6);
    expect(originalSlot(7, 4)).toBe(3);
    expect(originalSlot(4, 4)).toBe(4);
  });
});
