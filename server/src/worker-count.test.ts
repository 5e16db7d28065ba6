import { describe, expect, it } from 'vitest';

import { readWorkerCount } from './worker-count';

const onServer = { databaseUrl: 'postgres://localhost/shop' };

describe('npm start -- --workers', () => {
  it('is one process unless it says more', () => {
    expect(readWorkerCount([], {})).toBe(1);
    expect(readWorkerCount(['--workers', '1'], {})).toBe(1);
    expect(readWorkerCount(['--workers=4'], onServer)).toBe(4);
  });

  it('wants a PostgreSQL server for several', () => {
    expect(() => readWorkerCount(['--workers', '2'], {})).toThrow('set DATABASE_URL');
  });

  it.each([
    ['--workers', 'many'],
    ['--workers', '0'],
    ['--workers', '65'],
    ['--worker', '2'],
    ['4'],
  ])('says what is wrong with %s %s', (...args) => {
    expect(() => readWorkerCount(args, onServer)).toThrow(/--workers/);
  });
});
