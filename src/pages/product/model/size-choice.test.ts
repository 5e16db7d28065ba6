import { describe, expect, it } from 'vitest';

import { isSoldOut, lowStockText, type SizeOption } from '@/entities/product';

import { preselectedSize, sizeNote } from './size-choice';

const size = (label: string, stock: number | null = null): SizeOption => ({
  id: 1,
  label,
  prices: { USD: 1, EUR: 1, AED: 1 },
  stock,
});

const note = (
  sizes: SizeOption[],
  chosen: SizeOption | null,
  usualSize: string | null = null,
  inBag = 0,
) => sizeNote(sizes, chosen, { usualSize, inBag });

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

  it('shows before a choice the shopper’s usual size, unless it is sold out', () => {
    const sizes = [size('S', 0), size('M', 2), size('L', 0)];
    expect(note(sizes, null, null)).toBe('');
    expect(note(sizes, null, 'M')).toBe('Your size is M.');
    expect(note(sizes, null, 'S')).toBe('');
    expect(note(sizes, null, 'XL')).toBe('');
    expect(note(sizes, sizes[1] ?? null, 'M')).toBe('Only 2 left');
  });

  it('shows when few are left', () => {
    expect(lowStockText(size('S', 1))).toBe('Only one left');
    expect(lowStockText(size('S', 3))).toBe('Only 3 left');
    expect(lowStockText(size('S', 4))).toBeNull();
    expect(lowStockText(size('S', 0))).toBeNull();
    expect(lowStockText(size('S', null))).toBeNull();
  });

  it('says when the bag has all that is left of the chosen one', () => {
    const [last, two] = [size('S', 1), size('M', 2)];
    expect(note([last, two], last, null, 1)).toBe('The last one is already in your bag');
    expect(note([last, two], two, null, 2)).toBe('The last 2 are already in your bag');
    expect(note([last, two], two, null, 1)).toBe('Only 2 left');
    expect(note([size('S')], size('S'), null, 9)).toBe('');
  });

  it('counts a size of unknown stock as available', () => {
    expect(isSoldOut(size('S', null))).toBe(false);
    expect(isSoldOut(size('S', 0))).toBe(true);
  });
});
