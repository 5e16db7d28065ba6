import { sql } from 'drizzle-orm';

import type { Labels } from '@contract/labels';
import { defaultLanguage, type Language } from '@contract/languages';

import type { Orm, WithDb } from '../../db/client';
import { type CatalogueChanges, isStockChange } from './catalogue-changes';

const read = async (orm: Orm, language: Language): Promise<Labels> => {
  const { rows } = await orm.execute<{ text: string; translation: string }>(sql`
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

/**
 * The translations of products' values, such as colors and sizes, by language; none for English. They
 * are read again after a change of the catalogue, except of the stock, which every order changes.
 */
export const createLabels = ({
  db,
  catalogue,
}: WithDb & { catalogue: Pick<CatalogueChanges, 'onChange'> }) => {
  const known = new Map<Language, Promise<Labels>>();

  catalogue.onChange((change) => {
    if (!isStockChange(change)) known.clear();
  });

  return async (language: Language): Promise<Labels> => {
    if (language === defaultLanguage) return {};
    const before = known.get(language);
    if (before !== undefined) return before;
    const labels = read(db.reader(), language);
    known.set(language, labels);
    labels.catch(() => {
      if (known.get(language) === labels) known.delete(language);
    });
    return labels;
  };
};
