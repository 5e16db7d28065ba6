import { readRemembered, remember, rememberedList } from '@/shared/lib/remembered';

const maxRemembered = 5;
/** As much as the provider searches for. */
const maxLength = 200;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;

const sameWords = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What was searched for on this browser, the last first; reads a spoilt storage tolerantly. */
export const recentSearchesFrom = (text: string | null): string[] =>
  rememberedList(text, isSearch, maxRemembered);

/** Remembers a search that was made, each once. */
export const rememberSearch = (search: string): void => {
  const words = search.trim();
  if (!isSearch(words)) return;
  const others = recentSearchesFrom(readRemembered('recent-searches')).filter(
    (each) => !sameWords(each, words),
  );
  remember('recent-searches', [words, ...others].slice(0, maxRemembered));
};

/** Forgets all of them. */
export const forgetSearches = (): void => {
  remember('recent-searches', null);
};
