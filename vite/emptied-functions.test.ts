import { expect, it } from 'vitest';

import { emptyFunctions } from './emptied-functions';

it('leaves a function its name and parameters, wherever it stands', () => {
  const { result, found } = emptyFunctions(
    'function outer() { async function inner(a) { return await b(a); } return inner; }\n' +
      'const arrow = (path) => { throw path; };\n' +
      'function kept() { return 1; }',
    'library.mjs',
    { inner: '', arrow: 'return { path }', gone: '' },
  );
  expect(result.toString()).toBe(
    'function outer() { async function inner(a) {} return inner; }\n' +
      'const arrow = (path) => {return { path }};\n' +
      'function kept() { return 1; }',
  );
  expect(found.toSorted()).toEqual(['arrow', 'inner']);
});
