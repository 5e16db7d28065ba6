import { describe, expect, it } from 'vitest';

import { arrivalDates } from '@contract/arrival';

import { demoShop } from '../../../demo/catalogue/demo-shop';
import { ordersOfToday } from './orders-of-today';

const dayMs = 86_400_000;
const days = ['2025-03-12T00:00:00Z', '2026-11-23T11:22:00Z', '2028-02-29T23:59:59Z'];

/** How old each order with this status is, in days, at a moment. */
const ages = (status: string, now: Date) =>
  ordersOfToday(demoShop.customer, now)
    .filter((order) => order.status === status)
    .map(({ events }) => (now.getTime() - Date.parse(events[0]?.at ?? '')) / dayMs);

describe.each(days)('the demo customer’s orders in a shop that is new at %s', (day) => {
  const now = new Date(day);

  it('are placed before, those that wait within the last days', () => {
    for (const { events } of ordersOfToday(demoShop.customer, now)) {
      for (const { at } of events) expect(Date.parse(at)).toBeLessThan(now.getTime());
    }
    expect(Math.max(...ages('pending', now))).toBeLessThan(3);
    expect(Math.max(...ages('processing', now))).toBeLessThan(5);
  });

  it('are sent and delivered from Monday to Friday, one step after the other', () => {
    for (const { events } of ordersOfToday(demoShop.customer, now)) {
      const times = events.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      for (const { status, at } of events) {
        if (status !== 'shipped' && status !== 'delivered') continue;
        expect([1, 2, 3, 4, 5], `${status} ${at}`).toContain(new Date(at).getUTCDay());
      }
    }
  });

  it('are on their way for no longer than an order takes, and delivered within the days of a return', () => {
    const orders = ordersOfToday(demoShop.customer, now);
    const shipped = orders.filter(({ status }) => status === 'shipped');
    for (const { events } of shipped) {
      const { to } = arrivalDates(new Date(events[0]?.at ?? ''), demoShop.timeZone);
      expect(Date.parse(to) + dayMs).toBeGreaterThan(now.getTime());
    }
    const returnable = orders.find(
      ({ status, paymentMethod }) => status === 'delivered' && paymentMethod === 'credit_card',
    );
    const deliveredAt = Date.parse(returnable?.events.at(-1)?.at ?? '');
    expect((now.getTime() - deliveredAt) / dayMs).toBeLessThan(14);
  });
});

it('keep the time of day and their order', () => {
  const { orders } = demoShop.customer;
  const moved = ordersOfToday(demoShop.customer, new Date('2026-11-23T11:22:00Z'));
  const times = (from: typeof orders) =>
    from.flatMap(({ events }) => events.map(({ at }) => new Date(at).toISOString().slice(10)));
  expect(times(moved)).toEqual(times(orders));
  expect(moved.at(-1)?.events[0]?.at).toBe('2026-11-22T19:04:51.000Z');
  const placed = moved.map(({ events }) => events[0]?.at ?? '');
  expect(placed).toEqual([...placed].sort());
});
