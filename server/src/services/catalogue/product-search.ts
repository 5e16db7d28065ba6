import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { products, searchWords } from '../../db/schema';
import type { Search } from './search-words';

/**
 * How similar a typed word and a word of the catalogue must be to count as a typing mistake
 * (pg_trgm's word similarity): "kaftn" and "kaftan" are 0.67, "dreses" and "dress" 0.57.
 */
const minSimilarity = 0.5;

/** Words at most this much less similar than the best one are searched for, too. */
const similarityMargin = 0.1;

/** Shorter words are similar to too many others. */
const minTypoLength = 4;

/** Far above what any rank can reach. */
const exactRank = 1000;

export interface SearchMatch {
  condition: SQL;
  /** What of the condition holds of a product's name and attributes, without its description. */
  named: SQL;
  /** Higher is better. */
  rank: SQL<number>;
  /** Also by words that are not as typed, of which the catalogue may have none. */
  isApproximate?: true;
}

/** Restricts a word to the name, the stock keeping unit and the attributes of a product. */
const ofNames = 'AB';

type Weights = '' | typeof ofNames;

// The words hold letters and digits alone, so quoting them is all that to_tsquery needs.
const stemmed = (word: string, weights: Weights): SQL =>
  sql`to_tsquery('english', ${`'${word}':${weights}`})`;

/**
 * The word, or any that begins with it: both as written and by its stem. Empty for a word such as
 * "and", which no text is indexed by.
 */
const prefixed = (word: string, weights: Weights): SQL => {
  const stem = sql`to_tsquery('english', ${`'${word}':*${weights}`})`;
  const written = sql`to_tsquery('simple', ${`'${word}':*${weights}`})`;
  return sql`(case when numnode(${stem}) = 0 then ${stem} else ${stem} || ${written} end)`;
};

const hasSku = ({ sku }: Search): SQL => eq(products.sku, sku);

/**
 * Full text: every word by its stem, so that plurals match, the last one also as a beginning, as
 * a person types. An exact stock keeping unit comes first.
 */
export const fullTextMatch = (search: Search): SearchMatch => {
  const last = search.words.at(-1);
  if (last === undefined) {
    return { condition: hasSku(search), named: hasSku(search), rank: sql<number>`0` };
  }
  const queryOf = (weights: Weights) =>
    sql.join(
      [...search.words.slice(0, -1).map((word) => stemmed(word, weights)), prefixed(last, weights)],
      sql` && `,
    );
  return {
    condition: sql`(${products.searchVector} @@ (${queryOf('')}) or ${hasSku(search)})`,
    named: sql`(${products.searchVector} @@ (${queryOf(ofNames)}) or ${hasSku(search)})`,
    rank: sql<number>`(ts_rank(${products.searchVector}, (${queryOf('')})) + case when ${hasSku(search)} then ${exactRank} else 0 end)`,
  };
};

/** The word with each two neighboring letters swapped: "drses" is "dress" then, among others. */
const swaps = (word: string): string[] => {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index).join('');
    return `${before}${letter}${letters[index] ?? ''}${letters.slice(index + 2).join('')}`;
  });
};

/** The word with two neighboring letters swapped, or any that begins so. */
const swapped = (word: string, weights: Weights): SQL => {
  const query = swaps(word)
    .map((other) => `'${other}':*${weights}`)
    .join(' | ');
  return sql`(to_tsquery('english', ${query}) || to_tsquery('simple', ${query}))`;
};

const mayBeTypo = (word: string): boolean => [...word].length >= minTypoLength;

/** Matches every word of a search as typed, or by the alternatives that it may stand for. */
const matchWithAlternatives = (
  { words }: Search,
  alternatives: (word: string, weights: Weights) => SQL[],
): SearchMatch => {
  const queryOf = (weights: Weights) => {
    const queries = words.map((word) => {
      const asTyped = prefixed(word, weights);
      const others = mayBeTypo(word) ? alternatives(word, weights) : [];
      // A word that is never indexed must not narrow the search by its alternatives.
      return sql`(case when numnode(${asTyped}) = 0 then ${asTyped} else ${sql.join([asTyped, ...others], sql` || `)} end)`;
    });
    return sql.join(queries, sql` && `);
  };
  return {
    condition: sql`${products.searchVector} @@ (${queryOf('')})`,
    named: sql`${products.searchVector} @@ (${queryOf(ofNames)})`,
    rank: sql<number>`ts_rank(${products.searchVector}, (${queryOf('')}))`,
    isApproximate: true,
  };
};

/**
 * Two neighboring letters swapped: the most common typing mistake, and one that trigrams recognize
 * badly. Tried before other mistakes.
 */
export const swapMatch = (search: Search): SearchMatch =>
  matchWithAlternatives(search, (word, weights) => [swapped(word, weights)]);

/** A word of the catalogue that is similar to a typed one, by `minSimilarity` up to 1. */
interface SimilarWord {
  typed: string;
  word: string;
  similarity: number;
}

/** The words of the catalogue that are similar to those of a search. Sets an option of `tx`. */
export const readSimilarWords = async (
  tx: Transaction,
  { words }: Search,
): Promise<readonly SimilarWord[]> => {
  await tx.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(minSimilarity)}, true)`,
  );
  const typed = sql`unnest(array[${sql.join(
    words.filter(mayBeTypo).map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]) as typed`;
  const { rows } = await tx.execute<{ typed: string; word: string; similarity: number }>(
    sql`select typed, word, word_similarity(typed, word) as similarity from ${typed} join ${searchWords} on typed <% word`,
  );
  return rows;
};

/** A word of the catalogue, whatever characters it has. */
const quoted = ({ word }: SimilarWord, weights: Weights): SQL =>
  sql`to_tsquery('english', ${`'${word.replaceAll(/['\\]/g, '$&$&')}':${weights}`})`;

/**
 * Other typing mistakes: each word as it is or by the words most similar to it; then, should no
 * product have those any more, by all similar words.
 */
export const typoMatches = (search: Search, similar: readonly SimilarWord[]): SearchMatch[] => {
  const best = similar.filter(({ typed, similarity }) =>
    similar.every(
      (other) => other.typed !== typed || similarity >= other.similarity - similarityMargin,
    ),
  );
  return [best, similar].map((words) =>
    matchWithAlternatives(search, (word, weights) => [
      swapped(word, weights),
      ...words.filter(({ typed }) => typed === word).map((similar) => quoted(similar, weights)),
    ]),
  );
};
