// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { readPreference } from '@/shared/lib/preferences';

import { rememberViewed, viewedBefore } from './viewed-products';

const before = (current: number) => viewedBefore(readPreference('recently-viewed'), current);
const uncolored = (...ids: number[]) => ids.map((id) => ({ id, color: null }));

describe('recently viewed products', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('are the last four others, the latest first and each once', () => {
    for (const viewed of uncolored(1, 2, 3, 2, 4, 5, 6)) rememberViewed(viewed);
    expect(before(6)).toEqual(uncolored(5, 4, 2, 3));
  });

  it('have the color that they were viewed in last', () => {
    rememberViewed({ id: 1, color: 'Camel' });
    rememberViewed({ id: 2, color: 'Black' });
    rememberViewed({ id: 1, color: 'Navy' });
    expect(before(3)).toEqual([
      { id: 1, color: 'Navy' },
      { id: 2, color: 'Black' },
    ]);
  });

  it('tolerates invalid storage, and that of earlier versions', () => {
    localStorage.setItem('recently-viewed', '[0, -1, 1.5, "7", {}, 8, 8, {"id": 9, "color": 5}]');
    expect(before(1)).toEqual(uncolored(8, 9));
    localStorage.setItem('recently-viewed', '{{');
    expect(before(1)).toEqual([]);
    rememberViewed({ id: 3, color: null });
    expect(before(1)).toEqual(uncolored(3));
  });
});
