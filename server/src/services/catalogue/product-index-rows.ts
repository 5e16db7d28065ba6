import { sql, type SQL } from 'drizzle-orm';

import { attributeFilters, colorAttribute } from '@contract/constants';
import { languages } from '@contract/languages';

import type { Orm } from '../../db/client';
import { colorFamilies } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import { readTranslations } from '../translations/read-translations';
import { type ColorWords, wordsOfNames } from './color-words';
import type { IndexedProduct } from './product-index';

/** Products per query, so that a large catalogue blocks neither the process nor the database. */
const batchSize = 1000;

const indexedAttributes = [colorAttribute, ...Object.values(attributeFilters)];

interface Row extends Record<string, unknown> {
  id: number;
  created_at: number;
  price_usd: number;
  price_eur: number;
  price_aed: number;
  on_sale: boolean;
  categories: IndexedProduct['categories'] | null;
  sizes: IndexedProduct['sizes'] | null;
  options: IndexedProduct['options'] | null;
  words: string;
  translated_words: string;
}

/** The words of a vector that are not in the description alone. */
const namedWords = (vector: SQL): SQL =>
  sql`array_to_string(tsvector_to_array(ts_filter(${vector}, '{a,b}')), ' ')`;

const readRows = async (orm: Orm, which: SQL): Promise<IndexedProduct[]> => {
  const { rows } = await orm.execute<Row>(sql`
    select p.id, (extract(epoch from p.created_at) * 1000000)::float8 as created_at,
      p.price_usd, p.price_eur, p.price_aed, p.discount_percentage > 0 as on_sale,
      (
        select json_agg(json_build_array(category_id, position))
        from product_categories where product_id = p.id
      ) as categories,
      (select json_agg(size) from product_sizes where product_id = p.id and stock > 0) as sizes,
      (
        select json_agg(json_build_array(name, option) order by position, id)
        from product_attribute_options
        where product_id = p.id and name in ${indexedAttributes}
      ) as options,
      ${namedWords(sql`p.search_vector`)} as words,
      ${namedWords(sql`p.search_translated`)} as translated_words
    from products p where ${which}`);
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    prices: { USD: row.price_usd, EUR: row.price_eur, AED: row.price_aed },
    onSale: row.on_sale,
    categories: row.categories ?? [],
    sizes: row.sizes ?? [],
    options: row.options ?? [],
    words: row.words,
    translatedWords: row.translated_words,
  }));
};

/** The products of these ids that exist, as the index holds them. */
export const readIndexed = (orm: Orm, ids: readonly number[]): Promise<IndexedProduct[]> =>
  readRows(orm, sql`p.id = any(${sql.param(ids)}::int[])`);

/** All products in batches, as the index holds them; a batch is read while the one before is used. */
export async function* readAllIndexed(orm: Orm): AsyncGenerator<IndexedProduct[]> {
  const readAfter = (last: number) =>
    readRows(orm, sql`p.id > ${last} order by p.id limit ${batchSize}`);
  let next: Promise<IndexedProduct[]> | undefined = readAfter(0);
  while (next) {
    const batch: IndexedProduct[] = await next;
    const last = batch.at(batchSize - 1)?.id;
    next = last === undefined ? undefined : readAfter(last);
    // Handled here too, since a caller that stops early awaits no further batch.
    next?.catch(() => undefined);
    yield batch;
  }
}

/** The words of the names of each of these colors and color families. */
export const readColorWords = async (
  orm: Orm,
  colors: readonly string[],
): Promise<ReadonlyMap<string, ColorWords>> => {
  const translated = await Promise.all(
    languages.map((language) => readTranslations(orm, language, colors)),
  );
  return new Map(
    colors.map((color) => [
      color,
      wordsOfNames([color, ...translated.flatMap((names) => names.get(color) ?? [])]),
    ]),
  );
};

/** The families of each color that has any. */
export const readFamilies = async (orm: Orm): Promise<ReadonlyMap<string, string[]>> => {
  const rows = groupBy(await orm.select().from(colorFamilies), ({ color }) => color);
  return new Map([...rows].map(([color, each]) => [color, each.map(({ family }) => family)]));
};
