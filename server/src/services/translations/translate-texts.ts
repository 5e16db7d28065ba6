import type { Language } from '@contract/languages';

import type { Orm } from '../../db/client';
import { readTranslations } from './read-translations';
import { mapShopTexts, type ShopTexts } from './shop-texts';

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
