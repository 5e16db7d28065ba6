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

const name = sql`lower(${products.name})`;
const text = sql`lower(${products.searchText})`;

/**
 * Slips of the keyboard, for a search that full text finds nothing for: each word as it is, or one
 * much like it. Needs `pg_trgm.word_similarity_threshold` to be set (see `slipThreshold`).
 */
export const slipMatch = ({ words }: Search): SearchMatch => {
  const conditions = words.map((word) => {
    const asTyped = sql`(${products.searchVector} @@ ${begun(word)} or numnode(${begun(word)}) = 0)`;
    // Too little of a word is like everything.
    return [...word].length < shortestSlip
      ? asTyped
      : or(asTyped, sql`${word} <% ${name}`, sql`${word} <% ${text}`);
  });
  const ranks = words.map(
    (word) => sql`(2 * word_similarity(${word}, ${name}) + word_similarity(${word}, ${text}))`,
  );
  return {
    condition: and(...conditions) ?? sql`false`,
    rank: sql<number>`(${sql.join(ranks, sql` + `)})`,
  };
};
