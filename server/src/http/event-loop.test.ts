import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchEventLoop } from './event-loop';

let now = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setImmediate'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An iteration that reads so many calls and takes so long; returns how many were too many. */
const iterate = (loop: ReturnType<typeof watchEventLoop>, calls: number, ms: number): number => {
  let refused = 0;
  for (let call = 0; call < calls; call += 1) refused += Number(loop.isOverloaded());
  now += ms;
  vi.runAllTimers();
  return refused;
};

describe('the event loop', () => {
  it('is overloaded when long iterations with many calls follow each other', () => {
    const loop = watchEventLoop();
    for (let count = 0; count < 7; count += 1) expect(iterate(loop, 100, 50)).toBe(0);
    expect(iterate(loop, 100, 50)).toBe(100 - 24);
    expect(iterate(loop, 20, 50)).toBe(0);
  });

  it('takes no burst for three seconds after a refusal', () => {
    const loop = watchEventLoop();
    for (let count = 0; count < 8; count += 1) iterate(loop, 100, 50);
    for (let count = 0; count < 3; count += 1) {
      expect(iterate(loop, 20, 2900)).toBe(0);
      expect(iterate(loop, 100, 10)).toBe(100 - 24);
    }
    now += 3000;
    expect(iterate(loop, 100, 50)).toBe(0);
  });

  it('is not overloaded after a pause, or because few calls take long', () => {
    const loop = watchEventLoop();
    for (let count = 0; count < 20; count += 1) expect(iterate(loop, 20, 100)).toBe(0);
    for (let count = 0; count < 20; count += 1) {
      expect(iterate(loop, 100, 50)).toBe(0);
      now += 500;
    }
  });
});
