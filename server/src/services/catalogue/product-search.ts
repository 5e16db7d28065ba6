import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { products, searchWords } from '../../db/schema';
import type { Search } from './search-words';

/**
 * How alike a typed word and a word of the catalogue must be for a slip of the keyboard
 * (pg_trgm's word similarity): "kaftn" and "kaftan" are 0.67, "dreses" and "dress" 0.57.
 */
const slipThreshold = 0.5;

/** Words this much less alike than the likeliest one are what was meant, too. */
const nearlyAsAlike = 0.1;

const shortestSlip = 4;

/** Far above what any rank can reach. */
const exactRank = 1000;

export interface SearchMatch {
  condition: SQL;
  /** Higher is better. */
  rank: SQL<number>;
}

// The words hold letters and digits alone, so quoting them is all that to_tsquery needs.
const stemmed = (word: string): SQL => sql`to_tsquery('english', ${`'${word}'`})`;

/**
 * The word, or any that begins with it: both as written and by its stem. Empty for a word such as
 * "and", which no text is indexed by.
 */
const begun = (word: string): SQL => {
  const stem = sql`to_tsquery('english', ${`'${word}':*`})`;
  const written = sql`to_tsquery('simple', ${`'${word}':*`})`;
  return sql`(case when numnode(${stem}) = 0 then ${stem} else ${stem} || ${written} end)`;
};

const hasSku = ({ sku }: Search): SQL => eq(products.sku, sku);

/**
 * Full text: every word by its stem, so that plurals match, the last one also as a beginning, as
 * a person types. An exact stock keeping unit comes first.
 */
export const fullTextMatch = (search: Search): SearchMatch => {
  const last = search.words.at(-1);
  if (last === undefined) return { condition: hasSku(search), rank: sql<number>`0` };
  const query = sql.join([...search.words.slice(0, -1).map(stemmed), begun(last)], sql` && `);
  return {
    condition: sql`(${products.searchVector} @@ (${query}) or ${hasSku(search)})`,
    rank: sql<number>`(ts_rank(${products.searchVector}, (${query})) + case when ${hasSku(search)} then ${exactRank} else 0 end)`,
  };
};

/** The word with each two neighbouring letters swapped: "drses" is "dress" then, among others. */
const swaps = (word: string): string[] => {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index).join('');
    return `${before}${letter}${letters[index] ?? ''}${letters.slice(index + 2).join('')}`;
  });
};

/** The word, or any that begins with it, once two neighbouring letters of it change places. */
const swapped = (word: string): SQL => {
  const query = swaps(word)
    .map((other) => `'${other}':*`)
    .join(' | ');
  return sql`(to_tsquery('english', ${query}) || to_tsquery('simple', ${query}))`;
};

/** Too little of a word is like everything. */
const mayBeASlip = (word: string): boolean => [...word].length >= shortestSlip;

/** Every word of a search, as typed or by what else it may stand for. */
const slipsOf = ({ words }: Search, otherwise: (word: string) => SQL[]): SearchMatch => {
  const queries = words.map((word) => {
    const others = mayBeASlip(word) ? otherwise(word) : [];
    // What no text is indexed by may not narrow the search by what it is like.
    return sql`(case when numnode(${begun(word)}) = 0 then ${begun(word)} else ${sql.join([begun(word), ...others], sql` || `)} end)`;
  });
  const query = sql.join(queries, sql` && `);
  return {
    condition: sql`${products.searchVector} @@ (${query})`,
    rank: sql<number>`ts_rank(${products.searchVector}, (${query}))`,
  };
};

/**
 * Two letters that changed places, the commonest slip and one that leaves a word little like itself:
 * tried before other slips, since what it finds is what was meant.
 */
export const swapMatch = (search: Search): SearchMatch =>
  slipsOf(search, (word) => [swapped(word)]);

/** A word of the catalogue that a typed one is like, from 0.5 up to 1. */
interface AlikeWord {
  typed: string;
  word: string;
  likeness: number;
}

/** The words of the catalogue that those of a search are like. Runs in a transaction of its own. */
export const readAlikeWords = async (
  tx: Transaction,
  { words }: Search,
): Promise<readonly AlikeWord[]> => {
  await tx.execute(
    sql`select set_config('pg_trgm.word_similarity_threshold', ${String(slipThreshold)}, true)`,
  );
  const typed = sql`unnest(array[${sql.join(
    words.filter(mayBeASlip).map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]) as typed`;
  const { rows } = await tx.execute<{ typed: string; word: string; likeness: number }>(
    sql`select typed, word, word_similarity(typed, word) as likeness from ${typed} join ${searchWords} on typed <% word`,
  );
  return rows;
};

const quoted = (words: readonly AlikeWord[]): SQL[] =>
  words.map(({ word }) => sql`plainto_tsquery('english', ${word})`);

/**
 * Other slips of the keyboard: each word as it is, or by the words that it is most like; and, should
 * no piece have those any more, by all that it is like.
 */
export const slipMatches = (search: Search, alike: readonly AlikeWord[]): SearchMatch[] => {
  const likest = alike.filter(({ typed, likeness }) =>
    alike.every((other) => other.typed !== typed || likeness >= other.likeness - nearlyAsAlike),
  );
  return [likest, alike].map((words) =>
    slipsOf(search, (word) => [
      swapped(word),
      ...quoted(words.filter(({ typed }) => typed === word)),
    ]),
  );
};
