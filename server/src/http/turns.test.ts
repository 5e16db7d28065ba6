import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTurns } from './turns';

let now = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A turn of the event loop that reads so many calls and takes so long; how many were late. */
const turn = (turns: ReturnType<typeof createTurns>, calls: number, ms: number): number => {
  let late = 0;
  for (let call = 0; call < calls; call += 1) late += Number(turns.isLate());
  now += ms;
  vi.runAllTimers();
  return late;
};

describe('the turns of the event loop', () => {
  it('are late when long ones with many calls follow each other', () => {
    const turns = createTurns();
    for (let count = 0; count < 7; count += 1) expect(turn(turns, 100, 50)).toBe(0);
    expect(turn(turns, 100, 50)).toBe(100 - 24);
    expect(turn(turns, 20, 50)).toBe(0);
    expect(turn(turns, 100, 50)).toBe(0);
  });

  it('are not late after a rest, or because few calls take long', () => {
    const turns = createTurns();
    for (let count = 0; count < 20; count += 1) expect(turn(turns, 20, 100)).toBe(0);
    for (let count = 0; count < 20; count += 1) {
      expect(turn(turns, 100, 50)).toBe(0);
      now += 500;
    }
  });
});
