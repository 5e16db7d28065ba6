import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { eventually } from '../../../tests/support/eventually';
import { createLane } from './lane';

const limits = { running: 2, waiting: 2, burst: 4 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

type Lane = ReturnType<typeof createLane>;

/** Takes a place, which the lane must give. */
const enter = (lane: Lane, hadPlace = false) => {
  const place = lane.enter(hadPlace);
  if (!place) throw new Error('The lane is full');
  place.turn.catch(() => undefined);
  return place;
};

/** Calls that take their places, as many as the lane lets in. */
const enterAll = (lane: Lane, calls: number) => {
  const places = [];
  for (let call = 0; call < calls; call += 1) {
    const place = lane.enter();
    if (!place) break;
    place.turn.catch(() => undefined);
    places.push(place);
  }
  return places;
};

describe('a lane', () => {
  it('takes a burst that comes at once', () => {
    expect(enterAll(createLane(limits), 10)).toHaveLength(limits.running + limits.burst);
  });

  it('keeps its queue short once a burst has waited in it', () => {
    const lane = createLane(limits);
    const places = enterAll(lane, limits.running + limits.burst - 1);
    places.shift()?.leave();
    expect(enterAll(lane, 1)).toHaveLength(1);
    for (const { leave } of places.splice(0, 2)) leave();
    expect(enterAll(lane, 10)).toHaveLength(limits.waiting - 1);
  });

  it('takes one burst after the other when nobody is refused', () => {
    const lane = createLane(limits);
    for (let round = 0; round < 3; round += 1) {
      const places = enterAll(lane, limits.running + limits.burst);
      expect(places).toHaveLength(limits.running + limits.burst);
      for (const { leave } of places) leave();
    }
  });

  it('does not count a call twice that had a place before', () => {
    const lane = createLane(limits);
    for (const { leave } of enterAll(lane, limits.running)) leave();
    const places = enterAll(lane, limits.running + 1);
    for (let call = 0; call < limits.burst - 2; call += 1) {
      places.push(enter(lane, true));
    }
    expect(enterAll(lane, 10)).toHaveLength(1);
    for (const { leave } of places.splice(limits.running)) leave();
    expect(lane.enter(true)).toBeDefined();
  });

  it('keeps it half as long for a while after a refusal, when refused clients try again', () => {
    const lane = createLane(limits);
    const places = enterAll(lane, 10);
    expect(lane.enter()).toBeUndefined();
    for (const { leave } of places) leave();
    const again = enterAll(lane, 10);
    expect(again).toHaveLength(limits.running + limits.waiting / 2);
    for (const { leave } of again) leave();
    vi.advanceTimersByTime(4000);
    expect(enterAll(lane, 10)).toHaveLength(limits.running + limits.burst);
  });

  it('serves in order, and first whoever had a place before', async () => {
    const lane = createLane({ running: 1, waiting: 9, burst: 9 });
    const order: string[] = [];
    const note = (name: string, hadPlace = false) => {
      const place = enter(lane, hadPlace);
      void place.turn.then(() => {
        order.push(name);
        place.leave();
      });
    };
    const first = enter(lane);
    note('second');
    note('third');
    note('back again', true);
    first.leave();
    first.leave();
    await eventually(() => expect(order).toEqual(['back again', 'second', 'third']));
  });

  it('ends the wait of a call whose client has left', async () => {
    const lane = createLane({ running: 1, waiting: 1, burst: 1 });
    const first = enter(lane);
    const second = enter(lane);
    second.leave();
    await expect(second.turn).rejects.toThrow('The client has left');
    first.leave();
    await enter(lane).turn;
  });

  it('is stalled when it is full and no turn has come for a while', () => {
    const lane = createLane(limits);
    vi.advanceTimersByTime(5000);
    const [first] = enterAll(lane, 10);
    expect(lane.isStalled()).toBe(false);
    vi.advanceTimersByTime(1500);
    expect(lane.isStalled()).toBe(true);
    first?.leave();
    expect(lane.isStalled()).toBe(false);
  });

  it('is not stalled while it has room', () => {
    const lane = createLane(limits);
    enter(lane);
    vi.advanceTimersByTime(5000);
    expect(lane.isStalled()).toBe(false);
  });
});
