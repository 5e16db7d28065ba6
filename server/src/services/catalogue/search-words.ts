/** What a person searches for: the words, and the whole text as a stock keeping unit. */
export interface Search {
  words: string[];
  sku: string;
}

const maxWords = 8;
const maxWordLength = 40;

/**
 * Splits a search into words. All but letters and digits only separates words, so that no input
 * has a special meaning for the database. Null: nothing to search for.
 */
export const readSearch = (text: string): Search | null => {
  const trimmed = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (trimmed === '') return null;
  const all = (trimmed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) =>
    word.slice(0, maxWordLength),
  );
  // Single letters come from women's and t-shirt, and would match half the catalogue.
  const long = all.filter((word) => [...word].length > 1);
  return { words: (long.length > 0 ? long : all).slice(0, maxWords), sku: trimmed.toUpperCase() };
};
