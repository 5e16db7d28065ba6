import { describe, expect, it } from 'vitest';

import { formatMoney, originalPrice, pricesFromWire, pricesToWire, toMinor } from './money';

describe('money', () => {
  it('shows each currency with its prefix and Latin digits', () => {
    expect(formatMoney(125000, 'USD', { decimals: 0 })).toBe('$1,250');
    expect(formatMoney(1750, 'EUR', { decimals: 2 })).toBe('€17.50');
    expect(formatMoney(123450, 'AED', { decimals: 2 })).toBe('AED 1,234.50');
  });

  it('shows a dash for an amount that is not known', () => {
    expect(formatMoney(null, 'AED', { decimals: 2 })).toBe('–');
  });

  it('keeps cents exact when the decimal is not a binary fraction', () => {
    expect(toMinor('19.07')).toBe(1907);
    expect(toMinor('1.005')).toBe(100);
  });

  it('writes prices as it reads them', () => {
    const prices = { USD: 1907, EUR: 5, AED: 1234500 };
    const wire = { price_in_usd: '19.07', price_in_eur: '0.05', price_in_aed: '12345.00' };
    expect(pricesToWire(prices)).toEqual(wire);
    expect(pricesFromWire(wire)).toEqual(prices);
  });

  it('calculates the original price from the discount', () => {
    expect(originalPrice(80000, 20)).toBe(100000);
    expect(originalPrice(80000, 0)).toBe(80000);
  });
});
