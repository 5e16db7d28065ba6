import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { products } from '../../db/schema';
import type { Search } from './search-words';

/**
 * How alike a typed word and a word of the catalogue must be for a slip of the keyboard
 * (pg_trgm's word similarity): "kaftn" and "kaftan" are 0.67, "dreses" and "dress" 0.57.
 */
export const slipThreshold = 0.5;

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

const asTyped = (word: string): SQL =>
  sql`(${products.searchVector} @@ ${begun(word)} or numnode(${begun(word)}) = 0)`;

/** Too little of a word is like everything. */
const mayBeASlip = (word: string): boolean => [...word].length >= shortestSlip;

const name = sql`lower(${products.name})`;
const text = sql`lower(${products.searchText})`;

const likeness = (word: string): SQL =>
  sql`(2 * word_similarity(${word}, ${name}) + word_similarity(${word}, ${text}))`;

/** Every word of a search, as typed or by what else it may stand for. */
const slipsOf = ({ words }: Search, otherwise: (word: string) => SQL[]): SearchMatch => ({
  condition:
    and(...words.map((word) => or(asTyped(word), ...(mayBeASlip(word) ? otherwise(word) : [])))) ??
    sql`false`,
  rank: sql<number>`(${sql.join(words.map(likeness), sql` + `)})`,
});

const isSwapped = (word: string): SQL => sql`${products.searchVector} @@ ${swapped(word)}`;

/**
 * Two letters that changed places, the commonest slip and one that leaves a word little like itself:
 * tried before other slips, since what it finds is what was meant.
 */
export const swapMatch = (search: Search): SearchMatch =>
  slipsOf(search, (word) => [isSwapped(word)]);

/**
 * Other slips of the keyboard: each word as it is, or one much like it. Needs
 * `pg_trgm.word_similarity_threshold` to be set (see `slipThreshold`).
 */
export const slipMatch = (search: Search): SearchMatch =>
  slipsOf(search, (word) => [isSwapped(word), sql`${word} <% ${name}`, sql`${word} <% ${text}`]);
