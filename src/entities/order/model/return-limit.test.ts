import { expect, it } from 'vitest';

import { returnLimit } from './return-limit';

const now = new Date('2026-11-25T10:00:00Z');
const delivered = (at: string) => ({ events: [{ status: 'delivered', at }] });

it('is 14 days after the delivery, until the end of that day', () => {
  const date = '25 November 2026';
  expect(returnLimit(delivered('2026-11-11T08:00:00Z'), undefined, now)).toEqual({
    date,
    isOver: false,
  });
  expect(returnLimit(delivered('2026-11-10T08:00:00Z'), undefined, now)).toEqual({
    date: '24 November 2026',
    isOver: true,
  });
});

it('is a day of the shop, wherever the browser is', () => {
  const lateInDubai = delivered('2026-11-10T20:30:00Z');
  const limitAt = (timeZone: string, moment: string) =>
    returnLimit(lateInDubai, timeZone, new Date(moment));
  const date = '25 November 2026';
  expect(limitAt('Asia/Dubai', '2026-11-25T19:59:00Z')).toEqual({ date, isOver: false });
  expect(limitAt('Asia/Dubai', '2026-11-25T20:00:00Z')).toEqual({ date, isOver: true });
  expect(limitAt('America/New_York', '2026-11-25T04:59:00Z')).toEqual({
    date: '24 November 2026',
    isOver: false,
  });
});

it('counts days, not hours, where the clocks change in between', () => {
  const order = delivered('2026-10-20T04:30:00Z');
  expect(returnLimit(order, 'America/New_York', now)?.date).toBe('3 November 2026');
});

it('is unknown where the provider does not say when an order was delivered', () => {
  for (const order of [{}, { events: [] }, delivered('soon')]) {
    expect(returnLimit(order, undefined, now)).toBeNull();
  }
});
