import { eq, or, sql, type SQL } from 'drizzle-orm';

import type { Orm } from '../../db/client';
import { prepared } from '../../db/prepared';
import { products } from '../../db/schema';
import { BitSet } from './bit-set';
import type { IndexedCatalogue } from './live-index';
import type { ProductIndex } from './product-index';
import { queryOf, type SearchMatch } from './product-search';

/** The most products that are ranked; of more matches only the newest are found. */
export const maxMatches = 1000;

/**
 * A search with too many matches is repeated among the filtered products, if they are at most this
 * many.
 */
const maxSearchedIn = 2000;

/** Higher than any rank of full text. */
const exactRank = 1000;

/** What a search found. */
export interface ProductMatches {
  bits: BitSet;
  /** Their slots, the best match first. */
  best: Int32Array;
}

/** One way to search for the words: what it finds are ids, the best match first. */
export interface Attempt {
  inAll: () => Promise<Int32Array>;
  among: (listed: BitSet) => Promise<Int32Array>;
}

const newest = sql`${products.createdAt} desc nulls first, ${products.id} desc nulls first`;

/**
 * The same order, written so that no index has it. The planner can't estimate how many descriptions match,
 * and might scan all products, the newest first, instead of using the index of words.
 */
const newestUnindexed = sql`(${products.createdAt} + interval '0') desc nulls first, ${products.id} desc nulls first`;

const vectorOf = ({ isTranslated }: Pick<SearchMatch, 'isTranslated'>) =>
  isTranslated ? products.searchTranslated : products.searchVector;

const rankOf = (match: SearchMatch): SQL => {
  const ofWords = sql`ts_rank(${vectorOf(match)}, ${queryOf(match.words)}::tsquery)`;
  return match.sku === undefined
    ? ofWords
    : sql`${ofWords} + case when ${eq(products.sku, match.sku)} then ${exactRank} else 0 end`;
};

const isSku = ({ sku }: SearchMatch): SQL =>
  sku === undefined ? sql`false` : eq(products.sku, sku);

/** The ids as one value, which is read faster than a row for each. */
const idsBy = (rank: SQL) =>
  sql<number[] | null>`json_agg(${products.id} order by ${rank} desc, ${newest})`;

const bestOf = ([row]: { ids: number[] | null }[]): Int32Array =>
  Int32Array.from(row?.ids ?? []).slice(0, maxMatches);

/** The newest products that a condition holds for, with the columns that they are ranked by. */
const newestOf = (match: SearchMatch, condition: SQL): SQL => {
  const order = match.sku === undefined ? newestUnindexed : newest;
  return sql`(
    select ${products.id}, ${products.sku}, ${products.createdAt}, ${vectorOf(match)}
    from ${products} where ${condition} order by ${order} limit ${maxMatches}
  )`;
};

/**
 * What a match finds in the database: products with the words in their names or attributes or, only if
 * the catalogue has no such product, in their descriptions. A belt's description mentions the dress that
 * it goes with, but a search for dresses must not find the belt. `among` narrows what is found, not the
 * choice between the two.
 */
const readMatches = async (
  orm: Orm,
  match: SearchMatch,
  { mayBeNamed, among }: { mayBeNamed: boolean; among: SQL | undefined },
): Promise<Int32Array> => {
  const has = (weights: '' | 'AB') =>
    sql`(${vectorOf(match)} @@ ${queryOf(match.words, weights)}::tsquery or ${isSku(match)})`;
  const named = mayBeNamed ? has('AB') : isSku(match);
  const narrowed = among ? sql` and ${among}` : sql``;
  const anyNamed = among
    ? sql`exists (select from ${products} where ${named})`
    : sql`exists (select from named)`;
  const { rows } = await orm.execute<{ ids: number[] | null }>(sql`
    with named as materialized ${newestOf(match, sql`${named}${narrowed}`)},
      described as materialized ${newestOf(match, sql`${has('')} and not ${anyNamed}${narrowed}`)}
    select ${idsBy(rankOf(match))} as ids
    from (select * from named union all select * from described) as ${products}`);
  return bestOf(rows);
};

/** Ranks products by their ids; a stock keeping unit finds another one as well. */
const selectRanked = (isTranslated: boolean) =>
  prepared((orm) => {
    const isSku = eq(products.sku, sql.placeholder('sku'));
    const ofWords = sql`ts_rank(${vectorOf({ isTranslated })}, ${sql.placeholder('query')}::tsquery)`;
    return orm
      .select({
        ids: idsBy(sql`${ofWords} + case when ${isSku} then ${sql.raw(`${exactRank}`)} else 0 end`),
      })
      .from(products)
      .where(or(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`, isSku))
      .prepare(isTranslated ? 'select_ranked_translated' : 'select_ranked');
  });

const selectRankedTexts = selectRanked(false);
const selectRankedTranslations = selectRanked(true);

/** The products with the words in their names or attributes; undefined where only the database can tell. */
const namedIn = (index: ProductIndex, { isTranslated, words }: SearchMatch): BitSet | undefined => {
  const known = index.wordsOf(isTranslated);
  let named = words.length === 0 ? new BitSet() : index.all;
  for (const terms of words) {
    const sets: BitSet[] = [];
    for (const { stem, isPrefix } of terms) {
      if (stem === undefined) return undefined;
      sets.push(known.find(stem, isPrefix));
    }
    named = named.and(BitSet.union(sets));
  }
  return named;
};

/** The ids of these products; of more than `maxMatches` those of the newest. */
const newestIds = (index: ProductIndex, found: BitSet): number[] => {
  const slots = found.count() > maxMatches ? index.list('newest') : found.members();
  const ids: number[] = [];
  for (let at = 0; at < slots.length && ids.length < maxMatches; at += 1) {
    const slot = slots[at] ?? 0;
    const entry = found.has(slot) ? index.at(slot) : undefined;
    if (entry) ids.push(entry.id);
  }
  return ids;
};

/**
 * The ids that a match finds, the best first; `listed` narrows them. The index knows which names have
 * the words, and the database ranks the newest of these products; only descriptions are searched there.
 */
export const searchIds = async (
  orm: Orm,
  index: ProductIndex,
  match: SearchMatch,
  listed?: BitSet,
): Promise<Int32Array> => {
  const named = namedIn(index, match);
  // A thousand numbers are written faster as one text than as an array.
  const idsOf = (found: BitSet) => `{${newestIds(index, found).join(',')}}`;
  if (named === undefined || named.count() === 0) {
    const mayBeNamed = named === undefined;
    const among = listed && sql`${products.id} = any(${idsOf(listed)}::int[])`;
    return readMatches(orm, match, { mayBeNamed, among });
  }
  const ranked = match.isTranslated ? selectRankedTranslations : selectRankedTexts;
  const rows = await ranked(orm).execute({
    query: queryOf(match.words),
    ids: idsOf(listed ? named.and(listed) : named),
    sku: match.sku ?? null,
  });
  return bestOf(rows);
};

/** What an attempt finds. `passing` are the products that pass the listing's filters. */
export const findMatches = async (
  { index }: IndexedCatalogue,
  attempt: Attempt,
  passing: () => BitSet,
): Promise<ProductMatches> => {
  let ids = await attempt.inAll();
  if (ids.length === maxMatches) {
    const listed = passing();
    if (listed.count() <= maxSearchedIn) ids = await attempt.among(listed);
  }
  const slots: number[] = [];
  for (const id of ids) {
    const entry = index.get(id);
    if (entry) slots.push(entry.slot);
  }
  return { bits: BitSet.of(slots), best: Int32Array.from(slots) };
};
