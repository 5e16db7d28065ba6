import { expect, it } from 'vitest';

import { trustPage } from './trust-document.mjs';

it('names the commit that it was measured at, where there is one', () => {
  const measured = { date: '2026-11-26', versions: 'Node 20.20.2', machine: '2 cores' };
  expect(trustPage([], { ...measured, commit: 'f6ee32ef' })).toContain(
    'Measured on 2026-11-26, at commit `f6ee32ef`, by `npm run test:soak',
  );
  expect(trustPage([], { ...measured, commit: null })).toContain(
    'Measured on 2026-11-26 by `npm run test:soak',
  );
});
