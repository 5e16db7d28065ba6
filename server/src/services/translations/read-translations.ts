import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { defaultLanguage, type Language } from '@contract/languages';

import type { Orm } from '../../db/client';
import { prepared } from '../../db/prepared';
import { translations } from '../../db/schema';
import { storedText } from '../../shared/sanitize-html';
import { mapShopTexts, type ShopTexts } from './shop-texts';

const translationsOf = prepared((orm) =>
  orm
    .select({ text: translations.text, translation: translations.translation })
    .from(translations)
    .where(
      sql`${translations.language} = ${sql.placeholder('language')}
        and ${translations.textHash} = any(${sql.placeholder('hashes')})`,
    )
    .prepare('translations'),
);

/** A text's key, as the database makes it. */
export const textHashOf = (text: string): string => createHash('md5').update(text).digest('hex');

/**
 * Reads the translations of texts, by the English text, in one query; texts without one are missing, as
 * all are in English.
 */
export const readTranslations = async (
  orm: Orm,
  language: Language,
  texts: Iterable<string>,
): Promise<Map<string, string>> => {
  const hashes = [...texts].map(textHashOf);
  if (language === defaultLanguage || hashes.length === 0) return new Map();
  const rows = await translationsOf(orm).execute({ language, hashes });
  return new Map(rows.map(({ text, translation }) => [text, storedText(translation)]));
};

/**
 * A value with its texts of the house translated, in one query; those without a translation stay
 * English.
 */
export const translateTexts = async <Value>(
  orm: Orm,
  language: Language,
  value: Value,
  texts: ShopTexts,
): Promise<Value> => {
  const found = new Set<string>();
  mapShopTexts(value, texts, (text) => {
    if (text !== '') found.add(text);
    return text;
  });
  const translations = await readTranslations(orm, language, found);
  if (translations.size === 0) return value;
  return mapShopTexts(value, texts, (text) => translations.get(text) ?? text) as Value;
};
