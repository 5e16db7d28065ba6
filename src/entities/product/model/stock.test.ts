import { expect, it } from 'vitest';

import { stockText } from './stock';

it('says below a size what is left of it, where that is little', () => {
  const texts = [0, 1, 2, 3, 4, null].map((stock) => stockText({ stock }));
  expect(texts).toEqual(['Sold out', 'Last one', 'Last 2', 'Last 3', null, null]);
});
