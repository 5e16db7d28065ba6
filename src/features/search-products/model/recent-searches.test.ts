// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { readPreference } from '@/shared/lib/preferences';

import { clearSearches, recentSearchesFrom, rememberSearch } from './recent-searches';

const recent = () => recentSearchesFrom(readPreference('recent-searches'));

describe('recent searches', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('are the last five, the last one first, each once whatever its case', () => {
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f', ' C ', '  ']) rememberSearch(words);
    expect(recent()).toEqual(['C', 'f', 'e', 'd', 'b']);
  });

  it('can be forgotten', () => {
    rememberSearch('kaftan');
    clearSearches();
    expect(recent()).toEqual([]);
  });

  it('tolerate invalid storage', () => {
    localStorage.setItem('recent-searches', '["ok", 1, null, " ", {"__proto__": 1}]');
    expect(recent()).toEqual(['ok']);
    localStorage.setItem('recent-searches', 'not json');
    expect(recent()).toEqual([]);
  });
});
