import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { minuteMs } from '@contract/durations';

import type { Database } from '../../server/src/db/client';
import { customers, oneTimeCodes } from '../../server/src/db/schema';
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
/** Of equal times one is the longer in more than so many standard deviations once in 300 runs. */
const deviationsByChance = 3;

/** What a quarter of the calls stays under: a busy machine changes it less than the median. */
const quartileOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;

/** Whether the one is the longer in about half of the pairs, as by chance (sign test). */
const isByChance = (longer: number, pairs: number): boolean => {
  const deviation = Math.sqrt(pairs) / 2;
  return Math.abs(longer - pairs / 2) <= deviationsByChance * deviation;
};

/**
 * Makes two kinds of calls in turn, each of them first every other time, and compares what they show
 * and how long they take: the times differ when they are apart and the same kind is the longer in
 * nearly all pairs. On a busy machine they are apart by chance, but not always to one side.
 */
export const compareCalls = async (
  known: () => Promise<TimedCall>,
  unknown: () => Promise<TimedCall>,
  rounds = timedRounds,
) => {
  // Warms up: what is made only once is made before.
  await known();
  await unknown();
  const [times, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const second = round % 2 === 0 ? undefined : await unknown();
    const first = await known();
    const other = second ?? (await unknown());
    expect(first.shown).toEqual(other.shown);
    times.push(first.milliseconds);
    others.push(other.milliseconds);
  }
  const [time, other] = [quartileOf(times), quartileOf(others)];
  const apart = Math.abs(time - other);
  const longer = times.filter((each, index) => each > (others[index] ?? 0)).length;
  return {
    text: `${time.toFixed(1)} to ${other.toFixed(1)} ms (known longer in ${longer} of ${rounds})`,
    isSame: apart < sameWithinMs || apart / other < sameWithin || isByChance(longer, rounds),
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

/** Gives a customer a code to reset the password with: each try of one is written down. */
export const addResetCode = async ({ orm }: Database, email: string): Promise<void> => {
  const [customer] = await orm.select().from(customers).where(eq(customers.email, email));
  if (!customer) throw new Error('No customer');
  const expiresAt = new Date(Date.now() + minuteMs);
  await orm
    .insert(oneTimeCodes)
    .values({ customerId: customer.id, purpose: 'reset', hash: 'none', expiresAt });
};
