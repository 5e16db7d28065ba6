import { expect, it } from 'vitest';

import { returnLimit } from './return-limit';

const now = new Date('2026-11-25T10:00:00Z');
const delivered = (at: string) => ({ events: [{ status: 'delivered', at }] });

it('is 14 days after the delivery, until the end of that day', () => {
  const date = '25 November 2026';
  expect(returnLimit(delivered('2026-11-11T08:00:00Z'), now)).toEqual({ date, isOver: false });
  expect(returnLimit(delivered('2026-11-10T08:00:00Z'), now)).toEqual({
    date: '24 November 2026',
    isOver: true,
  });
});

it('is unknown where the provider does not say when an order was delivered', () => {
  for (const order of [{}, { events: [] }, delivered('soon')]) {
    expect(returnLimit(order, now)).toBeNull();
  }
});
