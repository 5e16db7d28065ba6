import { expect } from 'vitest';

import { isSoak } from './figures';

/** What a call has shown, and how long it took. */
export interface TimedCall {
  shown: unknown;
  milliseconds: number;
}

/** How often each of two kinds of calls is timed, in turn. */
export const timedRounds = isSoak ? 60 : 3;

/** Times that differ by less than this share, or by less than a millisecond, are the same. */
const sameWithin = 0.1;
const sameWithinMs = 1;

/** What a quarter of the calls stays under: a busy machine changes it less than the median. */
const quartileOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;

/**
 * Makes two kinds of calls in turn, each of them first every other time, and compares what they show
 * and how long they take.
 */
export const compareCalls = async (
  known: () => Promise<TimedCall>,
  unknown: () => Promise<TimedCall>,
) => {
  // What is made once is made before.
  await known();
  await unknown();
  const [times, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < timedRounds; round += 1) {
    const second = round % 2 === 0 ? undefined : await unknown();
    const first = await known();
    const other = second ?? (await unknown());
    expect(first.shown).toEqual(other.shown);
    times.push(first.milliseconds);
    others.push(other.milliseconds);
  }
  const [time, other] = [quartileOf(times), quartileOf(others)];
  const apart = Math.abs(time - other);
  return {
    text: `${time.toFixed(1)} to ${other.toFixed(1)} ms`,
    isSame: apart < sameWithinMs || apart / other < sameWithin,
  };
};

/** What is called with an address that is known or not, and what is sent besides it. */
export const addressCalls = [
  ['/login', { password: 'not it at all' }],
  ['/forget-password', {}],
  ['/reset-password-check', { otp: '123456' }],
  [
    '/register',
    { name: 'Ines Marwan', password: 'warp and weft', password_confirmation: 'warp and weft' },
  ],
] as const;
