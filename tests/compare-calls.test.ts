import { describe, expect, it } from 'vitest';

import { compareCalls } from './support/compare-calls';
import { seededRandom } from './support/seeded-random';

const rounds = 60;

/** Calls that take so long, and on a busy machine up to `noise` longer. */
const callsOf = (milliseconds: number, noise: number, seed: number) => {
  const random = seededRandom(seed);
  return async () => ({ shown: 'the same', milliseconds: milliseconds + noise * random() });
};

const compare = (known: number, unknown: number, noise: number) =>
  compareCalls(callsOf(known, noise, 1), callsOf(unknown, noise, 2), rounds);

const isSame = async (known: number, unknown: number, noise: number) =>
  (await compare(known, unknown, noise)).isSame;

describe('the times of two kinds of calls', () => {
  it('are the same when they differ by chance alone, however much', async () => {
    expect(await isSame(50, 50, 2)).toBe(true);
    expect(await isSame(50, 50, 500)).toBe(true);
  });

  it('differ when the one kind is always the longer', async () => {
    expect(await isSame(60, 50, 5)).toBe(false);
    expect(await isSame(50, 60, 5)).toBe(false);
    expect(await isSame(7.7, 6.2, 0.5)).toBe(false);
  });

  it('are printed with the number of pairs in which the known one is the longer', async () => {
    expect((await compare(60, 50, 5)).text).toMatch(/ \(known longer in 60 of 60\)$/);
    expect((await compare(50, 60, 5)).text).toMatch(/ \(known longer in 0 of 60\)$/);
  });

  it('fail the test at once when the calls show something else', async () => {
    const other = async () => ({ shown: 'something else', milliseconds: 50 });
    await expect(compareCalls(callsOf(50, 0, 1), other, rounds)).rejects.toThrow();
  });
});
