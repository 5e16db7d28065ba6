import { type Column, sql, type SQL } from 'drizzle-orm';

import type { Orm } from '../../db/client';
import { products } from '../../db/schema';
import { Bits } from './bits';
import type { IndexedCatalogue } from './live-index';
import type { SearchMatch } from './product-search';

/** The most products that are ranked; of more matches only the newest are found. */
export const maxMatches = 1000;

/**
 * A search with too many matches is repeated among the filtered products, if they are at most this
 * many.
 */
const maxSearchedIn = 2000;

/** What a search found. */
export interface ProductMatches {
  bits: Bits;
  /** Their slots, the best match first. */
  best: Int32Array;
}

/** One way to search for the words: what it finds are ids, the best match first. */
export interface Attempt {
  inAll: () => Promise<Int32Array>;
  among: (condition: SQL) => Promise<Int32Array>;
}

const newest = sql`${products.createdAt} desc nulls first, ${products.id} desc nulls first`;

/**
 * The same order without an index for it. The planner overestimates the matches of prefixes that do not
 * occur, and would scan all products, the newest first, instead of using the index of words.
 */
const newestUnindexed = sql`(${products.createdAt} + interval '0') desc nulls first, ${products.id} desc nulls first`;

/** The newest products that a condition holds for, with what ranks them. */
const newestOf = (condition: SQL, order: SQL, vector: Column): SQL => sql`(
  select ${products.id}, ${products.sku}, ${products.createdAt}, ${vector}
  from ${products} where ${condition} order by ${order} limit ${maxMatches}
)`;

/**
 * What a match finds: products with the words in their names and attributes, or, where the catalogue
 * has none, in their descriptions: that of a belt mentions the dress that it goes with, but the belt is
 * no dress. `among` narrows what is found, not where it is looked for.
 */
export const readMatches = async (
  orm: Orm,
  { condition, named, rank, vector, isApproximate }: SearchMatch,
  among?: SQL,
): Promise<Int32Array> => {
  const order = isApproximate ? newestUnindexed : newest;
  const hasNamed = sql`exists (select from ${products} where ${named})`;
  const anyNamed = among ? hasNamed : sql`exists (select from named)`;
  const { rows } = await orm.execute<{ id: number }>(sql`
    with named as materialized ${newestOf(sql`${named}${among ? sql` and ${among}` : sql``}`, order, vector)},
    described as materialized ${newestOf(sql`${condition} and not ${anyNamed}${among ? sql` and ${among}` : sql``}`, order, vector)}
    select id from (select * from named union all select * from described) as ${products}
    order by ${rank} desc, ${newest}`);
  return Int32Array.from(rows, ({ id }) => id);
};

/** What an attempt finds. `passing` are the products that pass the listing's filters. */
export const findMatches = async (
  { index }: IndexedCatalogue,
  attempt: Attempt,
  passing: () => Bits,
): Promise<ProductMatches> => {
  let ids = await attempt.inAll();
  if (ids.length === maxMatches) {
    const listed = passing();
    if (listed.count() <= maxSearchedIn) {
      const slots = index.list('newest').filter((slot) => listed.has(slot));
      const among = sql.param([...slots].map((slot) => index.at(slot)?.id ?? 0));
      ids = await attempt.among(sql`${products.id} = any(${among}::int[])`);
    }
  }
  const best = Int32Array.from([...ids].flatMap((id) => index.get(id)?.slot ?? []));
  const bits = new Bits();
  for (const slot of best) bits.add(slot);
  return { bits, best };
};
