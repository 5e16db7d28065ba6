import { sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';

import type { Orm, Transaction } from '../../db/client';
import { products } from '../../db/schema';
import { Bits } from './bits';
import type { IndexedCatalogue } from './live-index';
import { newestFirst } from './product-index';
import type { SearchMatch } from './product-search';

/** More products than this are not ranked: of those that match, the newest are found. */
export const maxMatches = 1000;

/** Up to so many products that pass the filters, a search that finds too many is made in those alone. */
const maxSearchedIn = 2000;

/** What a search found. */
export interface ProductMatches {
  bits: Bits;
  /** Their slots, the best match first. */
  best: Int32Array;
}

interface Row extends Record<string, unknown> {
  id: number;
  rank: number;
}

const newest = sql`${products.createdAt} desc nulls first, ${products.id} desc nulls first`;

/**
 * The same order, which no index has. The planner takes beginnings of words that nobody wrote for
 * frequent, and would look for them in all products, the newest first, instead of by their words.
 */
const newestUnindexed = sql`(${products.createdAt} + interval '0') desc nulls first, ${products.id} desc nulls first`;

/** The newest products that a condition holds for, with what ranks them. */
const newestOf = (condition: SQL, order: SQL, vector: Column): SQL => sql`(
  select ${products.id}, ${products.sku}, ${vector}
  from ${products} where ${condition} order by ${order} limit ${maxMatches}
)`;

/**
 * What a match finds, with ranks: products with the words in their names and attributes, or, where the
 * catalogue has none, in their descriptions: that of a belt mentions the dress that it goes with, but
 * the belt is no dress. `among` narrows what is found, not where it is looked for.
 */
const readMatches = async (
  orm: Orm | Transaction,
  { condition, named, rank, vector, isApproximate }: SearchMatch,
  among?: SQL,
): Promise<Row[]> => {
  const order = isApproximate ? newestUnindexed : newest;
  const hasNamed = sql`exists (select from ${products} where ${named})`;
  const anyNamed = among ? hasNamed : sql`exists (select from named)`;
  const { rows } = await orm.execute<Row>(sql`
    with named as materialized ${newestOf(sql`${named}${among ? sql` and ${among}` : sql``}`, order, vector)},
    described as materialized ${newestOf(sql`${condition} and not ${anyNamed}${among ? sql` and ${among}` : sql``}`, order, vector)}
    select id, ${rank} as rank
    from (select * from named union all select * from described) as ${products}`);
  return rows;
};

/** What a match finds. `passing` are the products that pass the listing's filters. */
export const findMatches = async (
  orm: Orm | Transaction,
  { index }: IndexedCatalogue,
  match: SearchMatch,
  passing: () => Bits,
): Promise<ProductMatches> => {
  let rows = await readMatches(orm, match);
  if (rows.length === maxMatches) {
    const listed = passing();
    if (listed.count() <= maxSearchedIn) {
      const slots = index.list('newest').filter((slot) => listed.has(slot));
      const ids = sql.param([...slots].map((slot) => index.at(slot)?.id ?? 0));
      rows = await readMatches(orm, match, sql`${products.id} = any(${ids}::int[])`);
    }
  }
  const found = rows.flatMap(({ id, rank }) => {
    const entry = index.get(id);
    return entry ? [{ entry, rank }] : [];
  });
  found.sort((a, b) => b.rank - a.rank || newestFirst(a.entry, b.entry));
  const bits = new Bits();
  for (const { entry } of found) bits.add(entry.slot);
  return { bits, best: Int32Array.from(found, ({ entry }) => entry.slot) };
};
