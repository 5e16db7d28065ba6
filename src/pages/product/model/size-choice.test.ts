import { describe, expect, it } from 'vitest';

import type { SizeOption } from '@/entities/product';

import { isSoldOut, lowStockText, preselectedSize, sizeNote } from './size-choice';

const size = (label: string, stock: number | null = null): SizeOption => ({
  id: 1,
  label,
  prices: { USD: 1, EUR: 1, AED: 1 },
  stock,
});

describe('the sizes (section 2, Product detail)', () => {
  it('preselects One Size, and nothing else', () => {
    expect(preselectedSize([size('One Size', 4)])?.label).toBe('One Size');
    expect(preselectedSize([size('M', 4)])).toBeNull();
    expect(preselectedSize([size('One Size'), size('M')])).toBeNull();
    expect(preselectedSize([])).toBeNull();
  });

  it('does not preselect One Size when it is sold out', () => {
    expect(preselectedSize([size('One Size', 0)])).toBeNull();
  });

  it('shows before a choice what is sold out, and the shopper’s usual size', () => {
    const sizes = [size('S', 0), size('M', 2), size('L', 0)];
    expect(sizeNote(sizes, null, null)).toBe('Sold out: S and L.');
    expect(sizeNote(sizes, null, 'M')).toBe('Your size is M. Sold out: S and L.');
    expect(sizeNote(sizes, null, 'S')).toBe('Sold out: S and L.');
    expect(sizeNote([size('S'), size('M')], null, 'XL')).toBe('');
    expect(sizeNote([size('S', 0)], null, null)).toBe('');
    expect(sizeNote(sizes, sizes[1] ?? null, 'M')).toBe('Only 2 left');
  });

  it('shows when few are left', () => {
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
