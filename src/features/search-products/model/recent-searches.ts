import { maxLengths } from '@/shared/config';
import { readPreference, storePreference, preferenceList } from '@/shared/lib/preferences';
import { sameText } from '@/shared/lib/text';

const maxRemembered = 5;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLengths.search;

/** The searches made in this browser, latest first; invalid storage counts as none. */
export const recentSearchesFrom = (text: string | null): string[] =>
  preferenceList(text, isSearch, maxRemembered);

/** Remembers a search; each is listed once. */
export const rememberSearch = (search: string): void => {
  const words = search.trim();
  if (!isSearch(words)) return;
  const others = recentSearchesFrom(readPreference('recent-searches')).filter(
    (each) => !sameText(each, words),
  );
  storePreference('recent-searches', [words, ...others].slice(0, maxRemembered));
};

/** Clears the recent searches. */
export const clearSearches = (): void => {
  storePreference('recent-searches', null);
};
