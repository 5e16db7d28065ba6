import { describe, expect, it } from 'vitest';

import type { SizeOption } from '@/entities/product';

import { isSoldOut, lowStockText, preselectedSize } from './size-choice';

const size = (label: string, stock: number | null = null): SizeOption => ({
  id: 1,
  label,
  prices: { USD: 1, EUR: 1, AED: 1 },
  stock,
});

describe('the sizes (section 2, Product detail; decision 6)', () => {
  it('preselects One Size, and nothing else', () => {
    expect(preselectedSize([size('One Size', 4)])?.label).toBe('One Size');
    expect(preselectedSize([size('M', 4)])).toBeNull();
    expect(preselectedSize([size('One Size'), size('M')])).toBeNull();
    expect(preselectedSize([])).toBeNull();
  });

  it('does not preselect One Size when it is sold out', () => {
    expect(preselectedSize([size('One Size', 0)])).toBeNull();
  });

  it('says in words when little is left', () => {
    expect(lowStockText(size('S', 1))).toBe('Only one left');
    expect(lowStockText(size('S', 3))).toBe('Only 3 left');
    expect(lowStockText(size('S', 4))).toBeNull();
    expect(lowStockText(size('S', 0))).toBeNull();
    expect(lowStockText(size('S', null))).toBeNull();
  });

  it('counts a size of unknown stock as available', () => {
    expect(isSoldOut(size('S', null))).toBe(false);
    expect(isSoldOut(size('S', 0))).toBe(true);
  });
});
