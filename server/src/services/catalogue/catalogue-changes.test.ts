import { describe, expect, it } from 'vitest';

import { readChange } from './catalogue-changes';

describe('a change of the catalogue', () => {
  it.each([
    ['products 3,14', { kind: 'products', ids: [3, 14] }],
    ['stock 7,8', { kind: 'stock', ids: [7, 8] }],
    ['sizes 7', { kind: 'sizes', ids: [7] }],
    ['content', { kind: 'content' }],
    ['', { kind: 'all' }],
    ['what a later version says', { kind: 'all' }],
  ])('"%s"', (payload, change) => {
    expect(readChange(payload)).toEqual(change);
  });
});
