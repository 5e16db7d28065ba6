import { describe, expect, it } from 'vitest';

import { Bits } from './bits';

const setOf = (...members: number[]): Bits => {
  const bits = new Bits();
  for (const member of members) bits.add(member);
  return bits;
};

const membersOf = (bits: Bits): number[] =>
  Array.from({ length: 200 }, (_, member) => member).filter((member) => bits.has(member));

describe('a set of bits', () => {
  it('holds what was added and not deleted, at the ends of its words too', () => {
    const bits = setOf(0, 31, 32, 63, 64, 150);
    bits.delete(32);
    bits.delete(199);
    expect(membersOf(bits)).toEqual([0, 31, 63, 64, 150]);
    expect(bits.count()).toBe(5);
  });

  it('joins, intersects and counts what it has in common with sets of other lengths', () => {
    const [few, many] = [setOf(1, 31), setOf(1, 5, 31, 40, 150)];
    expect(membersOf(many.and(few))).toEqual([1, 31]);
    expect(membersOf(few.and(many))).toEqual([1, 31]);
    expect(many.count(few)).toBe(2);
    expect(few.count(many)).toBe(2);
    expect(membersOf(Bits.union([few, many, setOf(199)]))).toEqual([1, 5, 31, 40, 150, 199]);
    expect(Bits.union([]).count()).toBe(0);
  });

  it('counts every bit of a word', () => {
    const full = setOf(...Array.from({ length: 64 }, (_, member) => member));
    expect(full.count()).toBe(64);
  });
});
