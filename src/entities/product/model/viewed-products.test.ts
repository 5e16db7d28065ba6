// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { readPreference } from '@/shared/lib/preferences';

import { rememberViewed, viewedBefore } from './viewed-products';

const before = (current: number) => viewedBefore(readPreference('recently-viewed'), current);

describe('recently viewed products', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('are the last four others, the latest first and each once', () => {
    for (const id of [1, 2, 3, 2, 4, 5, 6]) rememberViewed(id);
    expect(before(6)).toEqual([5, 4, 2, 3]);
  });

  it('tolerates invalid storage', () => {
    localStorage.setItem('recently-viewed', '[0, -1, 1.5, "7", {}, 8, 8]');
    expect(before(1)).toEqual([8]);
    localStorage.setItem('recently-viewed', '{{');
    expect(before(1)).toEqual([]);
    rememberViewed(3);
    expect(before(1)).toEqual([3]);
  });
});
