import { expect, it } from 'vitest';

import { findCircles } from './import-circles.mjs';

it('finds circles of several files and of one', () => {
  const imports = new Map([
    ['page', ['form', 'list']],
    ['form', ['field']],
    ['field', ['list', 'form']],
    ['list', []],
    ['self', ['self']],
  ]);
  expect(findCircles(imports)).toEqual([
    ['form', 'field', 'form'],
    ['self', 'self'],
  ]);
});

it('takes no harm of a file that is reached in two ways', () => {
  const imports = new Map([
    ['page', ['form', 'list']],
    ['form', ['text']],
    ['list', ['text']],
  ]);
  expect(findCircles(imports)).toEqual([]);
});
