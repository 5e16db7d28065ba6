import { describe, expect, it } from 'vitest';

import { mergeOrders } from './merge-orders';

describe('the order of several lists', () => {
  it('is one that each of them agrees with', () => {
    expect(
      mergeOrders([
        ['Color', 'Occasion'],
        ['Color', 'Kind', 'Length', 'Occasion', 'Sleeve'],
        ['Kind', 'Fabric', 'Length'],
      ]),
    ).toEqual(['Color', 'Kind', 'Fabric', 'Length', 'Occasion', 'Sleeve']);
  });

  it('begins with the first seen where they contradict each other', () => {
    expect(
      mergeOrders([
        ['A', 'B'],
        ['B', 'A', 'C'],
      ]),
    ).toEqual(['A', 'B', 'C']);
  });
});
