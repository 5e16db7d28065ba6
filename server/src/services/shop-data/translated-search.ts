import { sql, type SQL } from 'drizzle-orm';

import type { Transaction } from '../../db/client';

/** The words of texts' translations, without HTML tags, as a weighted tsvector. */
const wordsOf = (texts: SQL, weight: 'A' | 'B' | 'D'): SQL => sql`
  setweight(translated_words(coalesce((
    select string_agg(regexp_replace(translation, '<[^>]*>', ' ', 'g'), ' ' order by language, texts.text)
    from (${texts}) as texts (text) join translations on text_hash = md5(texts.text)
  ), '')), ${sql.raw(`'${weight}'`)})`;

/**
 * Writes the search vector of translations: of the name (A), of categories, options and color families
 * (B), of the description (D).
 */
export const writeTranslatedSearch = async (tx: Transaction): Promise<void> => {
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select exists (select from translations)
      or exists (select from products where search_translated <> '') as has`);
  if (!rows[0]?.has) return;
  await tx.execute(sql`
    update products set search_translated = found.words
    from (
      select p.id,
        ${wordsOf(sql`select p.name`, 'A')} ||
        ${wordsOf(
          sql`
            select categories.name from product_categories
              join categories on categories.id = category_id where product_id = p.id
            union select option from product_attribute_options where product_id = p.id
            union select family from product_attribute_options
              join color_families on color = option where product_id = p.id`,
          'B',
        )} ||
        ${wordsOf(sql`select p.description`, 'D')} as words
      from products p
    ) as found
    where products.id = found.id and search_translated <> found.words`);
};
