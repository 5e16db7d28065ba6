import { sql } from 'drizzle-orm';

import type { Labels } from '@contract/labels';
import { defaultLanguage, type Language } from '@contract/languages';

import type { WithDb } from '../../db/client';

/** GET /labels: the translations of products' values, such as colors and sizes; none for English. */
export const readLabels = async ({ db }: WithDb, language: Language): Promise<Labels> => {
  if (language === defaultLanguage) return {};
  const { rows } = await db.reader().execute<{ text: string; translation: string }>(sql`
    select text, translation from translations
    where language = ${language} and text in (
      select name from product_attribute_options
      union select option from product_attribute_options
      union select size from product_sizes
      union select family from color_families
      union select measure ->> 'name'
        from products, jsonb_array_elements(measurements) as garment,
          jsonb_array_elements(garment -> 'measures') as measure
    )
    order by text`);
  return Object.fromEntries(rows.map(({ text, translation }) => [text, translation]));
};
