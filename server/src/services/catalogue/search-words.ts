import { normalizeArabic } from '@contract/normalize-arabic';

/** What a person searches for: the words, and the whole text as a stock keeping unit. */
export interface Search {
  words: string[];
  sku: string;
}

const arabicLetter = /\p{Script=Arabic}/u;

/** Whether a word is written in Arabic letters. */
export const isArabic = (word: string): boolean => arabicLetter.test(word);

/** Arabic words that no name has: "from", "in", "on", "with", "to", "or". */
const fillers = new Set(['من', 'في', 'على', 'مع', 'الى', 'او'].map(normalizeArabic));

const maxWords = 8;
const maxWordLength = 40;

/**
 * Splits a search into words, at everything but letters and digits, so that no input has a special
 * meaning for the database. Null: nothing to search for.
 */
export const readSearch = (text: string): Search | null => {
  const trimmed = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (trimmed === '') return null;
  const all = (normalizeArabic(trimmed.toLowerCase()).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(
    (word) => word.slice(0, maxWordLength),
  );
  // Single letters come from women's and t-shirt, and would match half the catalogue.
  const long = all.filter((word) => [...word].length > 1 && !fillers.has(word));
  return { words: (long.length > 0 ? long : all).slice(0, maxWords), sku: trimmed.toUpperCase() };
};
