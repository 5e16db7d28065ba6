import { describe, expect, it } from 'vitest';

import { acceptPriceInput, priceAmount } from './price-input';

describe('a price filter input (section 5)', () => {
  it.each([
    ['1250', '1250'],
    ['12.5', '12.5'],
    ['12.', '12.'],
    ['.5', '.5'],
    ['', ''],
  ])('accepts %j as it is', (typed, kept) => {
    expect(acceptPriceInput(typed)).toBe(kept);
  });

  it.each([
    ['12a', '12'],
    ['-5', '5'],
    ['$1,250.00', '1250.00'],
    ['1e5', '15'],
    ['1 250', '1250'],
    ['١٬٢٥٠٫٥', '1250.5'],
  ])('accepts only the digits and the point of %j', (typed, kept) => {
    expect(acceptPriceInput(typed)).toBe(kept);
  });

  it('accepts at most one decimal point', () => {
    expect(acceptPriceInput('1.2.3')).toBe('1.23');
    expect(acceptPriceInput('..5')).toBe('.5');
  });

  it.each([
    ['', ''],
    ['.', ''],
    ['12.', '12'],
    ['.5', '0.5'],
    ['007', '7'],
    ['12.50', '12.5'],
    ['12.999', '12.99'],
    ['0', '0'],
    ['12345678901', '123456789'],
  ])('asks with %j for %j', (text, amount) => {
    expect(priceAmount(text)).toBe(amount);
  });
});
