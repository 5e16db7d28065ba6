import { expect, it } from 'vitest';

import { sizeText } from './size-text';

it('a line without a size shows M, a single size shows One Size', () => {
  expect(sizeText('S')).toBe('Size S');
  expect(sizeText('')).toBe('Size M');
  expect(sizeText('One Size')).toBe('One Size');
});
