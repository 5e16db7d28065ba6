/** What a person searches for: the words, and the whole text as a stock keeping unit. */
export interface Search {
  words: string[];
  sku: string;
}

const arabicLetter = /\p{Script=Arabic}/u;

/** Whether a word is written in Arabic letters. */
export const isArabic = (word: string): boolean => arabicLetter.test(word);

const arabicDigit = /[\u0660-\u0669]/g;
const vowelSign = /\u0640|[\u064B-\u065F\u0670]/g;
const sameLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' };

/**
 * A word as the database normalizes it (`normalize_arabic`): without vowel signs and tatweel, with one
 * letter for those that are used interchangeably, and with Latin digits.
 */
const normalize = (word: string): string =>
  word
    .replaceAll(arabicDigit, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(vowelSign, '')
    .replaceAll(/[أإآٱىة]/g, (letter) => sameLetters[letter] ?? letter);

/** Arabic words that no name has: "from", "in", "on", "with", "to", "or". */
const fillers = new Set(['من', 'في', 'على', 'مع', 'الى', 'او'].map(normalize));

const maxWords = 8;
const maxWordLength = 40;

/**
 * Splits a search into words, at everything but letters and digits, so that no input has a special
 * meaning for the database. Null: nothing to search for.
 */
export const readSearch = (text: string): Search | null => {
  const trimmed = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (trimmed === '') return null;
  const all = (normalize(trimmed.toLowerCase()).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) =>
    word.slice(0, maxWordLength),
  );
  // Single letters come from women's and t-shirt, and would match half the catalogue.
  const long = all.filter((word) => [...word].length > 1 && !fillers.has(word));
  return { words: (long.length > 0 ? long : all).slice(0, maxWords), sku: trimmed.toUpperCase() };
};
