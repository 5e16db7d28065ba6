import { expect, it } from 'vitest';

import { findCycles } from './import-cycles.mjs';

it('finds cycles of several files and of one', () => {
  const imports = new Map([
    ['page', ['form', 'list']],
    ['form', ['field']],
    ['field', ['list', 'form']],
    ['list', []],
    ['self', ['self']],
  ]);
  expect(findCycles(imports)).toEqual([
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
  expect(findCycles(imports)).toEqual([]);
});
