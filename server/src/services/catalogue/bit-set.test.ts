import { describe, expect, it } from 'vitest';

import { BitSet } from './bit-set';

const setOf = (...members: number[]): BitSet => BitSet.of(members);

const membersOf = (bits: BitSet): number[] =>
  Array.from({ length: 200 }, (_, member) => member).filter((member) => bits.has(member));

describe('a set of bits', () => {
  it('holds what was added and not deleted, at the ends of its words too', () => {
    const bits = setOf(0, 31, 32, 63, 64, 150);
    bits.delete(32);
    bits.delete(199);
    expect(membersOf(bits)).toEqual([0, 31, 63, 64, 150]);
    expect(bits.members()).toEqual([0, 31, 63, 64, 150]);
    expect(bits.count()).toBe(5);
  });

  it('joins, intersects and counts what it has in common with sets of other lengths', () => {
    const [few, many] = [setOf(1, 31), setOf(1, 5, 31, 40, 150)];
    expect(membersOf(many.and(few))).toEqual([1, 31]);
    expect(membersOf(few.and(many))).toEqual([1, 31]);
    expect(many.count(few)).toBe(2);
    expect(few.count(many)).toBe(2);
    expect(membersOf(BitSet.union([few, many, setOf(199)]))).toEqual([1, 5, 31, 40, 150, 199]);
    expect(BitSet.union([]).count()).toBe(0);
  });

  it('counts the members of a small set that a large one has, whichever is asked', () => {
    const large = BitSet.of(Array.from({ length: 3000 }, (_, half) => half * 2));
    const small = setOf(0, 31, 4000, 5998, 9000);
    expect([large.count(small), small.count(large)]).toEqual([3, 3]);
    small.add(2);
    expect([large.count(small), small.count(large)]).toEqual([4, 4]);
  });

  it('counts again after a change', () => {
    const bits = setOf(1, 40);
    expect(bits.count()).toBe(2);
    bits.add(41);
    bits.add(70);
    expect(bits.count()).toBe(4);
    bits.delete(1);
    expect(bits.count()).toBe(3);
  });

  it('is made of the places of numbers within bounds', () => {
    const values = Int32Array.from({ length: 70 }, (_, place) => place);
    expect(membersOf(BitSet.where(values, 31, 33))).toEqual([31, 32, 33]);
    expect(membersOf(BitSet.where(values, 69, 1000))).toEqual([69]);
    expect(BitSet.where(values, 0, 1000).count()).toBe(70);
  });

  it('counts every bit of a word', () => {
    const full = setOf(...Array.from({ length: 64 }, (_, member) => member));
    expect(full.count()).toBe(64);
  });
});
