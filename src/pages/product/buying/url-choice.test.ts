import { describe, expect, it } from 'vitest';

import type { SizeOption } from '@/entities/product';

import { choiceFromSearch, searchWithChoice } from './url-choice';

const size = (id: number, label: string, stock: number | null = null): SizeOption => ({
  id,
  label,
  stock,
  prices: { USD: 1, EUR: 1, AED: 1 },
});
const product = { colors: ['Ink', 'Dusty Rose'], sizes: [size(1, 'S'), size(2, 'M', 0)] };
const read = (search: string) => choiceFromSearch(new URLSearchParams(search), product);

describe('the color and size in the URL', () => {
  it('are read whatever their case', () => {
    expect(read('color=dusty+rose&size=s')).toEqual({
      color: 'Dusty Rose',
      size: product.sizes[0],
    });
  });

  it('are null when the product has no such option or it is sold out', () => {
    expect(read('')).toEqual({ color: null, size: null });
    expect(read('color=Mauve&size=XXL')).toEqual({ color: null, size: null });
    expect(read('size=M')).toEqual({ color: null, size: null });
  });

  it('are written beside other parameters', () => {
    const search = new URLSearchParams('utm=a&color=Ink');
    expect(searchWithChoice(search, { color: 'Dusty Rose', size: 'S' })).toBe(
      '?utm=a&color=Dusty+Rose&size=S',
    );
    expect(searchWithChoice(search, { color: null, size: null })).toBe('?utm=a');
    expect(searchWithChoice(new URLSearchParams(), { color: null, size: null })).toBe('');
  });
});
