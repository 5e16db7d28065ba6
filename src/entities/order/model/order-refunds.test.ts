import { describe, expect, it } from 'vitest';

import { orderRefunds, refundedQuantity } from './order-refunds';

const order = { price: '213.00', charge_price: '19.07' };
const at = '2026-11-23T10:00:00Z';
const refunds = [
  { id: 1, amount: '100.00', at, lines: [{ id: 7, quantity: 1 }] },
  { id: 2, amount: '12.50', at, lines: [] },
  { id: 3, amount: '50.00', at, lines: [{ id: 7, quantity: 2 }] },
];

describe('the refunds of an order', () => {
  it('are summed, and say what is left', () => {
    expect(orderRefunds({ ...order, refunds })).toEqual({
      refunded: 16_250,
      remaining: 6957,
      remainingSubtotal: 5050,
    });
    expect(refundedQuantity({ refunds }, 7)).toBe(3);
    expect(refundedQuantity({ refunds }, 8)).toBe(0);
  });

  it('are none where the provider sends none', () => {
    expect(orderRefunds(order)).toEqual({
      refunded: 0,
      remaining: 23_207,
      remainingSubtotal: 21_300,
    });
    expect(refundedQuantity({}, 7)).toBe(0);
  });
});
