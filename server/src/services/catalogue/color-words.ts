import { baseFormOf } from './arabic-forms';
import { familiesCalled } from './color-synonyms';
import { readSearch, type Search } from './search-words';

/** The words of each of the names of a color or a family, in every language. */
export type ColorWords = readonly (readonly string[])[];

const baseForm = (word: string): string => baseFormOf(word) ?? word;

/** The words of names, as a search is split into words. */
export const wordsOfNames = (names: readonly string[]): ColorWords =>
  names
    .map((name) => readSearch(name)?.words.map(baseForm) ?? [])
    .filter((words) => words.length > 0);

/** Tells of a color or a family whether a search has all words of one of its names. */
export const namedBy = ({ words }: Search): ((color: ColorWords) => boolean) => {
  const searched = new Set(words.flatMap((word) => [baseForm(word), ...familiesCalled(word)]));
  return (color) => color.some((name) => name.every((word) => searched.has(word)));
};
