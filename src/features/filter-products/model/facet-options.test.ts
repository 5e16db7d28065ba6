import { describe, expect, it } from 'vitest';

import { facetOptions, firstOptions, toggled } from './facet-options';

describe('the sizes and colors to choose from', () => {
  it('keep a chosen value that no product has any more', () => {
    expect(facetOptions([], [{ value: 'S', count: 4 }], ['S', 'XL'])).toEqual([
      { value: 'S', count: 4 },
      { value: 'XL', count: 0 },
    ]);
  });

  it('keep a color that a link names beside the families, with its count', () => {
    const families = [{ value: 'Blue', count: 9, swatch: ['#2c4a7c'] }];
    const names = [{ value: 'Navy', count: 4 }];
    expect(facetOptions([], families, ['Navy', 'Blue'], names)).toEqual([...families, ...names]);
  });

  it('stay in their place once they were offered, with 0 when they are not counted any more', () => {
    const before = [
      { value: 'S', count: 4 },
      { value: 'M', count: 3 },
    ];
    const counted = [
      { value: 'XS', count: 1 },
      { value: 'S', count: 2 },
      { value: 'L', count: 1 },
    ];
    expect(facetOptions(before, counted, [])).toEqual([
      { value: 'XS', count: 1 },
      { value: 'S', count: 2 },
      { value: 'L', count: 1 },
      { value: 'M', count: 0 },
    ]);
  });

  it('are all shown when there are few', () => {
    const few = Array.from({ length: 16 }, (_, index) => ({ value: `c${index}`, count: 1 }));
    expect(firstOptions(few, [])).toEqual(few);
  });

  it('show twelve first, and those that are chosen', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ value: `c${index}`, count: 1 }));
    expect(firstOptions(many, ['c29', 'c2']).map(({ value }) => value)).toEqual([
      ...Array.from({ length: 12 }, (_, index) => `c${index}`),
      'c29',
    ]);
  });

  it('are toggled', () => {
    expect(toggled(['S'], 'M')).toEqual(['S', 'M']);
    expect(toggled(['S', 'M'], 'S')).toEqual(['M']);
  });
});
