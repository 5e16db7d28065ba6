import { describe, expect, it } from 'vitest';

import type { Order } from '@contract/order';

import { dubai } from '../../../../tests/support/addresses';
import { orderArrival } from './order-arrival';

const order = (changed: Partial<Order> = {}): Order => ({
  id: 9,
  status: 'pending',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  currency: 'USD',
  price: '213.00',
  charge_price: '19.07',
  address: { ...dubai, phone: '+971 50 000 0142' },
  order_products: [],
  arrives: { from: '2026-11-30', to: '2026-12-07' },
  ...changed,
});

const inDubai = 'Asia/Dubai';
const onTheLastDay = new Date('2026-12-07T12:00:00Z');

describe('when an order arrives', () => {
  it('is said until the last of its days, while it is on its way', () => {
    for (const status of ['pending', 'processing', 'shipped']) {
      expect(orderArrival(order({ status }), inDubai, onTheLastDay)).toBe(
        'Arrives Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec',
      );
    }
  });

  it.each<[string, Partial<Order>]>([
    ['has been delivered', { status: 'delivered' }],
    ['is completed', { status: 'completed' }],
    ['is cancelled', { status: 'cancelled' }],
    ['is refunded', { status: 'refunded' }],
    ['has an unknown status', { status: 'out_for_delivery' }],
    ['was promised for no day', { arrives: undefined }],
  ])('is not said of an order that %s', (_name, changed) => {
    expect(orderArrival(order(changed), inDubai, onTheLastDay)).toBeNull();
  });

  it('is not said of a late order', () => {
    expect(
      orderArrival(order({ status: 'shipped' }), inDubai, new Date('2026-12-08T12:00:00Z')),
    ).toBeNull();
  });

  it('counts from the payment for an order that is still to be paid', () => {
    const unpaid = order({ payment_method: 'credit_card' });
    const nextDay = new Date('2026-11-24T08:00:00Z');
    expect(orderArrival(unpaid, inDubai, nextDay)).toBe(
      'If you pay today, it arrives Tue\u00a01\u00a0Dec – Tue\u00a08\u00a0Dec.',
    );
    expect(orderArrival(unpaid, undefined, nextDay)).toBeNull();
  });
});
