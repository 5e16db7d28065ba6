import { describe, expect, it } from 'vitest';

import { orderTimeline } from './order-timeline';

const event = (status: string, day: number) => ({ status, at: `2025-03-0${day}T10:00:00.000Z` });
const stations = (order: Parameters<typeof orderTimeline>[0]) =>
  orderTimeline(order).map(({ status, state }) => `${status} ${state}`);

describe('orderTimeline', () => {
  it('shows the steps so far and those to come', () => {
    expect(stations({ status: 'pending', events: [event('pending', 1)] })).toEqual([
      'pending current',
      'processing upcoming',
      'shipped upcoming',
      'delivered upcoming',
    ]);
    expect(
      stations({ status: 'processing', events: [event('pending', 1), event('processing', 2)] }),
    ).toEqual(['pending past', 'processing current', 'shipped upcoming', 'delivered upcoming']);
  });

  it('has the same steps for an order that was shipped without being processed', () => {
    const shipped = { status: 'shipped', events: [event('pending', 1), event('shipped', 2)] };
    expect(stations(shipped)).toEqual([
      'pending past',
      'processing past',
      'shipped current',
      'delivered upcoming',
    ]);
    expect(orderTimeline(shipped).map(({ at }) => at)).toEqual([
      '2025-03-01T10:00:00.000Z',
      null,
      '2025-03-02T10:00:00.000Z',
      null,
    ]);
    const events = [event('pending', 1), event('shipped', 2), event('delivered', 3)];
    expect(stations({ status: 'delivered', events })).toHaveLength(4);
  });

  it('expects no step after a final status', () => {
    for (const status of ['cancelled', 'refunded', 'delivered', 'completed', 'on_hold']) {
      expect(stations({ status, events: [event('pending', 1), event(status, 2)] })).toEqual([
        'pending past',
        `${status} current`,
      ]);
    }
  });

  it('shows the current status when the provider sends no events', () => {
    const at = '2025-03-01T10:00:00.000Z';
    expect(orderTimeline({ status: 'pending', created_at: at })[0]).toEqual({
      status: 'pending',
      at,
      state: 'current',
    });
    expect(orderTimeline({ status: 'refunded', created_at: at })).toEqual([
      { status: 'refunded', at: null, state: 'current' },
    ]);
    expect(stations({ status: 'shipped', events: [event('pending', 1)] })).toEqual([
      'pending past',
      'processing past',
      'shipped current',
      'delivered upcoming',
    ]);
  });
});
