import { expect, it } from 'vitest';

import { emiratesZip, isEmirates } from './emirates';

it('knows the Emirates by their names, and their ZIP code', () => {
  for (const name of ['United Arab Emirates', 'uae', ' UAE ']) expect(isEmirates(name)).toBe(true);
  expect(isEmirates('Oman')).toBe(false);
  expect(emiratesZip).toBe('00000');
});
