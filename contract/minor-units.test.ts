import { describe, expect, it } from 'vitest';

import { formatMoney, toDecimal, toMinor } from './minor-units';

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

  it.each([0, 5, 1907, 125000, 99_999_999_999])('reads an amount as it writes it: %d', (minor) => {
    expect(toMinor(toDecimal(minor))).toBe(minor);
  });
});
