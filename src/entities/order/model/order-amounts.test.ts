import { describe, expect, it } from 'vitest';

import {
  boughtNames,
  dayOf,
  orderAmounts,
  orderLineTotal,
  orderMoney,
  itemCountText,
} from './order-amounts';

const bought = (name: string, quantity = 1) => ({
  id: 1,
  quantity,
  price: '10.00',
  product: {
    id: 1,
    name,
    price: '10.00',
    price_in_usd: '10.00',
    price_in_eur: '9.00',
    price_in_aed: '37.00',
    primary_image: '',
    discount_percentage: 0,
  },
  product_size: { id: 1, size: 'S' },
});

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
    expect(orderMoney(126917, { currency: 'AED' })).toBe('AED\u00a01,269.17');
  });

  it('shows the day of the order, or nothing', () => {
    expect(dayOf('2024-10-03T12:00:00Z')).toBe('3 October 2024');
    expect(dayOf(undefined)).toBe('');
    expect(dayOf('soon')).toBe('');
  });

  it('counts days by the calendar of a time zone that the browser knows', () => {
    expect(dayOf('2024-10-03T21:00:00Z', 'Asia/Dubai')).toBe('4 October 2024');
    expect(dayOf('2024-10-03T02:00:00Z', 'America/New_York')).toBe('2 October 2024');
  });

  it('says how many pieces were bought, and which', () => {
    expect(itemCountText({ order_products: [bought('Coat')] })).toBe('1 piece');
    const lines = [
      bought('Coat', 2),
      bought('Scarf'),
      bought('Coat'),
      bought('Abaya'),
      bought('Bag'),
    ];
    expect(itemCountText({ order_products: lines })).toBe('6 pieces');
    const names = (order_products: typeof lines) =>
      boughtNames({ order_products }, (value) => value);
    expect(names(lines)).toBe('Coat\u00a0· Scarf\u00a0· Abaya and 1 more');
    expect(names(lines.slice(0, 3))).toBe('Coat\u00a0· Scarf');
    const coats = ['Espresso', 'Moss', 'Moss'].map((color) => ({ ...bought('Coat'), color }));
    expect(names([...coats, { ...bought('Coat in Ink'), color: 'Ink' }])).toBe(
      'Coat in Espresso\u00a0· Coat in Moss\u00a0· Coat in Ink',
    );
  });
});
