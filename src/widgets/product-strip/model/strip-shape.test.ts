import { describe, expect, it } from 'vitest';

import { stripColumns, stripHeight } from './strip-shape';

describe('the shape of a strip', () => {
  it('has a row of up to four products, then rows of three', () => {
    expect([1, 4, 5, 6].map(stripColumns)).toEqual([4, 4, 3, 3]);
  });

  it('reserves the height of all its rows', () => {
    expect(stripHeight(4).md).toBe('calc(34vw + 246px)');
    expect(stripHeight(6).md).toBe('calc(88vw + 366px)');
  });

  it('reserves the height of a picture alone for one product, whose words are beside it', () => {
    expect(stripHeight(1)).toEqual({ xs: 'calc(66vw + 84px)', md: 'calc(33vw + 74px)' });
  });
});
