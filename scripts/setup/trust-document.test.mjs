import { expect, it } from 'vitest';

import { trustPage } from './trust-document.mjs';

const measured = { date: '2026-11-26', commit: null, versions: 'Node 20.20.2', machine: '2 cores' };

it('names the commit that it was measured at, where there is one', () => {
  expect(trustPage([], { ...measured, commit: 'f6ee32ef' })).toContain(
    'Measured on 2026-11-26, at commit `f6ee32ef`, by `npm run test:soak',
  );
  expect(trustPage([], measured)).toContain('Measured on 2026-11-26 by `npm run test:soak');
});

it('names the lines whose figures it kept, where there are some', () => {
  expect(trustPage([], measured)).not.toContain('Lines measured earlier');
  expect(trustPage([], measured, [['4'], ['12']])).toContain('Lines measured earlier: 4, 12.');
});
