/** What a person searches for: the words, and the whole as a stock keeping unit would be written. */
export interface Search {
  words: string[];
  sku: string;
}

const mostWords = 8;
const longestWord = 40;

/**
 * Takes a search apart. Everything that is no letter or digit only separates words, so that no
 * input has a meaning for the database beyond its words. Null: nothing to search for.
 */
export const readSearch = (text: string): Search | null => {
  const trimmed = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (trimmed === '') return null;
  const all = (trimmed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) =>
    word.slice(0, longestWord),
  );
  // Single letters come from women's and t-shirt, and would match half the catalogue.
  const long = all.filter((word) => [...word].length > 1);
  return { words: (long.length > 0 ? long : all).slice(0, mostWords), sku: trimmed.toUpperCase() };
};
