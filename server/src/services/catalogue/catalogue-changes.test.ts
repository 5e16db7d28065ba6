import { describe, expect, it } from 'vitest';

import { readNotice } from './catalogue-changes';

describe('a notice of the catalogue', () => {
  it.each([
    ['products 3,14', { kind: 'products', ids: [3, 14] }],
    ['stock 7,8', { kind: 'stock', ids: [7, 8] }],
    ['sizes 7', { kind: 'sizes', ids: [7] }],
    ['content', { kind: 'content' }],
    ['', { kind: 'anything' }],
    ['what a later version says', { kind: 'anything' }],
  ])('"%s"', (payload, notice) => {
    expect(readNotice(payload)).toEqual(notice);
  });
});
