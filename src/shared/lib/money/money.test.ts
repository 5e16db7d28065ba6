import { describe, expect, it } from 'vitest';

import { formatMoney, originalPrice, pricesFromWire, pricesToWire } from './money';

describe('money', () => {
  it('writes prices as it reads them', () => {
    const prices = { USD: 1907, EUR: 5, AED: 1234500 };
    const wire = { price_in_usd: '19.07', price_in_eur: '0.05', price_in_aed: '12345.00' };
    expect(pricesToWire(prices)).toEqual(wire);
    expect(pricesFromWire(wire)).toEqual(prices);
  });

  it('knows no prices where the provider leaves one out', () => {
    const wire = { price_in_usd: '19.07', price_in_eur: '0.05', price_in_aed: null };
    expect(pricesFromWire(wire)).toBeNull();
    expect(pricesFromWire({})).toBeNull();
  });

  it('keeps an amount in one line with its currency', () => {
    expect(formatMoney(1613200, 'AED', { decimals: 2 })).toBe('AED\u00a016,132.00');
    expect(formatMoney(null, 'AED', { decimals: 2 })).toBe('–');
  });

  it('calculates the original price from the discount', () => {
    expect(originalPrice(80000, 20)).toBe(100000);
    expect(originalPrice(80000, 0)).toBe(80000);
  });
});
