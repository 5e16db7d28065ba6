import { type Column, eq, sql, type SQL } from 'drizzle-orm';

import type { Orm } from '../../db/client';
import { products, searchWords } from '../../db/schema';
import { baseFormOf } from './arabic-forms';
import { nearSpellings } from './near-spellings';
import { isArabic, type Search } from './search-words';

/**
 * How similar a typed word and a word of the catalogue must be to count as a typing mistake
 * (pg_trgm's word similarity): "kaftn" and "kaftan" are 0.67, "dreses" and "dress" 0.57.
 */
const minSimilarity = 0.5;

/** Words that are less similar than the best one by at most this are searched for, too. */
const similarityMargin = 0.1;

/** Shorter words are similar to too many others. */
const minTypoLength = 4;

/** In longer words trigrams recognize a wrong letter at any place. */
const maxNearLength = 8;

/** Higher than any rank of full text. */
const exactRank = 1000;

export interface SearchMatch {
  /** The column to search in. */
  vector: Column;
  condition: SQL;
  /** The condition for a product's name and attributes alone, without its description. */
  named: SQL;
  /** Higher is better. */
  rank: SQL<number>;
  /** Also matches words other than the typed ones. */
  isApproximate?: true;
}

/** Restricts a word to the name, the stock keeping unit and the attributes of a product. */
const ofNames = 'AB';

type Weights = '' | typeof ofNames;

// Words consist of letters and digits, so quoting them is enough for to_tsquery.
const queryOf = (word: string, query: string): SQL =>
  isArabic(word) ? sql`to_tsquery('arabic', ${query})` : sql`to_tsquery('english', ${query})`;

/**
 * The Arabic stemmer removes these first letters as "and", "in", "as" and "for", also where they belong
 * to the word, which gives "dress" and "garden" the same stem. Such words are searched for unstemmed.
 */
const misread = /^(?:[وفبك](?!ال)|ل(?!ل))/;

const writtenPrefix = (word: string, weights: Weights): SQL =>
  sql`to_tsquery('simple', ${`'${word}':*${weights}`})`;

type WordQuery = (word: string, weights: Weights) => SQL;

/** The query of a word, or of the word that it is a form of. */
const orBaseForm =
  (query: WordQuery): WordQuery =>
  (word, weights) => {
    const base = baseFormOf(word);
    const asTyped = query(word, weights);
    return base === undefined ? asTyped : sql`(${asTyped} || ${query(base, weights)})`;
  };

const stemmed = orBaseForm((word, weights) =>
  misread.test(word) ? writtenPrefix(word, weights) : queryOf(word, `'${word}':${weights}`),
);

/** Arabic words are found in the translations, and others in the texts themselves. */
const vectorOf = ({ words }: Search): Column =>
  words.some(isArabic) ? products.searchTranslated : products.searchVector;

/** The word as a prefix, as written and by its stem. An empty query for a stop word such as "and". */
const prefixed = orBaseForm((word, weights) => {
  const written = writtenPrefix(word, weights);
  if (misread.test(word)) return written;
  const stem = queryOf(word, `'${word}':*${weights}`);
  return sql`(case when numnode(${stem}) = 0 then ${stem} else ${stem} || ${written} end)`;
});

const hasSku = ({ sku }: Search): SQL => eq(products.sku, sku);

/**
 * Full text: every word by its stem, so that plurals match, the last one also as a beginning, as
 * a person types. An exact stock keeping unit comes first.
 */
export const fullTextMatch = (search: Search): SearchMatch => {
  const last = search.words.at(-1);
  const vector = vectorOf(search);
  if (last === undefined) {
    return { vector, condition: hasSku(search), named: hasSku(search), rank: sql<number>`0::real` };
  }
  const wordsOf = (weights: Weights) =>
    sql.join(
      [...search.words.slice(0, -1).map((word) => stemmed(word, weights)), prefixed(last, weights)],
      sql` && `,
    );
  return {
    vector,
    condition: sql`(${vector} @@ (${wordsOf('')}) or ${hasSku(search)})`,
    named: sql`(${vector} @@ (${wordsOf(ofNames)}) or ${hasSku(search)})`,
    rank: sql<number>`(ts_rank(${vector}, (${wordsOf('')})) + case when ${hasSku(search)} then ${exactRank} else 0 end)`,
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
  return sql`(${queryOf(word, query)} || to_tsquery('simple', ${query}))`;
};

const mayBeTypo = (word: string): boolean => [...word].length >= minTypoLength;

const matchWithAlternatives = (
  search: Search,
  alternatives: (word: string, weights: Weights) => SQL[],
): SearchMatch => {
  const vector = vectorOf(search);
  const wordsOf = (weights: Weights) => {
    const queries = search.words.map((word) => {
      const asTyped = prefixed(word, weights);
      const others = mayBeTypo(word) ? alternatives(word, weights) : [];
      // A stop word stays empty: its alternatives must not narrow the search.
      return sql`(case when numnode(${asTyped}) = 0 then ${asTyped} else ${sql.join([asTyped, ...others], sql` || `)} end)`;
    });
    return sql.join(queries, sql` && `);
  };
  return {
    vector,
    condition: sql`${vector} @@ (${wordsOf('')})`,
    named: sql`${vector} @@ (${wordsOf(ofNames)})`,
    rank: sql<number>`ts_rank(${vector}, (${wordsOf('')}))`,
    isApproximate: true,
  };
};

/**
 * Two neighboring letters swapped: the most common typing mistake, which trigrams recognize badly.
 * Tried before other mistakes.
 */
export const swapMatch = (search: Search): SearchMatch =>
  matchWithAlternatives(search, (word, weights) => [swapped(word, weights)]);

/** A word of the catalogue that is similar to a typed one, by `minSimilarity` up to 1. */
export interface SimilarWord {
  typed: string;
  word: string;
  similarity: number;
}

/**
 * The words of the catalogue that are similar to those of a search: by their trigrams, and for a short
 * word that it does not have, also those that differ by one letter.
 */
export const readSimilarWords = async (
  orm: Orm,
  { words }: Search,
): Promise<readonly SimilarWord[]> => {
  const typos = words.filter(mayBeTypo);
  if (typos.length === 0) return [];
  const alike = await orm.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(minSimilarity)}, true)`,
    );
    const { rows } = await tx.execute<{ typed: string; word: string; similarity: number }>(
      sql`select typed, word, word_similarity(typed, word) as similarity
        from unnest(${sql.param(typos)}::text[]) as typed join ${searchWords} on typed <% word`,
    );
    return rows;
  });
  const isAlike = (typed: string, word: string) =>
    alike.some((other) => other.typed === typed && other.word === word);
  const near = new Map(
    typos
      .filter((typed) => [...typed].length <= maxNearLength && !isAlike(typed, typed))
      .map((typed) => [typed, new Set(nearSpellings(typed, isArabic(typed)))]),
  );
  if (near.size === 0) return alike;
  const known = await orm
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      sql`${searchWords.word} = any(${sql.param([...near.values()].flatMap((set) => [...set]))}::text[])`,
    );
  return [
    ...alike,
    ...[...near].flatMap(([typed, spellings]) =>
      known
        .filter(({ word }) => spellings.has(word) && !isAlike(typed, word))
        .map(({ word }) => ({ typed, word, similarity: minSimilarity })),
    ),
  ];
};

/** A query for a word of the catalogue, which may need escaping. */
const quoted = ({ word }: SimilarWord, weights: Weights): SQL =>
  queryOf(word, `'${word.replaceAll(/['\\]/g, '$&$&')}':${weights}`);

/**
 * Other typing mistakes: each word as it is or by the words most similar to it; then, should no
 * product have those any more, by all similar words. None where there are no similar words.
 */
export const typoMatches = (search: Search, similar: readonly SimilarWord[]): SearchMatch[] => {
  const best = similar.filter(({ typed, similarity }) =>
    similar.every(
      (other) => other.typed !== typed || similarity >= other.similarity - similarityMargin,
    ),
  );
  const choices = best.length < similar.length ? [best, similar] : [similar];
  return choices
    .filter(({ length }) => length > 0)
    .map((words) =>
      matchWithAlternatives(search, (word, weights) => [
        swapped(word, weights),
        ...words.filter(({ typed }) => typed === word).map((similar) => quoted(similar, weights)),
      ]),
    );
};
