import { describe, expect, it } from 'vitest';

import { orderAmounts, orderDate, orderLineTotal, orderMoney } from './order-amounts';

describe('order amounts', () => {
  it('adds subtotal and shipping in minor units', () => {
    expect(orderAmounts({ price: '1250.10', charge_price: '19.07' })).toEqual({
      subtotal: 125010,
      shipping: 1907,
      total: 126917,
    });
    expect(orderLineTotal({ price: '0.10', quantity: 3 })).toBe(30);
  });

  it("shows amounts with two decimals in the order's currency", () => {
    expect(orderMoney(126917, { currency: 'AED' })).toBe('AED 1,269.17');
  });

  it('shows the day of the order, or nothing', () => {
    expect(orderDate({ created_at: '2024-10-03T12:00:00Z' })).toBe('3 October 2024');
    expect(orderDate({})).toBe('');
    expect(orderDate({ created_at: 'soon' })).toBe('');
  });
});
