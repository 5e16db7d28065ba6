import type { Language } from '@contract/languages';

import type { Orm } from '../../db/client';
import { readTranslations } from './read-translations';
import { mapShopTexts } from './shop-texts';
import type { ShopTexts } from './shop-texts';

/** A value with its texts of the house in a language, in English where that has none: one query. */
export const translateTexts = async <Value>(
  orm: Orm,
  language: Language,
  value: Value,
  texts: ShopTexts,
): Promise<Value> => {
  const said = new Set<string>();
  mapShopTexts(value, texts, (text) => {
    if (text !== '') said.add(text);
    return text;
  });
  const translations = await readTranslations(orm, language, said);
  if (translations.size === 0) return value;
  return mapShopTexts(value, texts, (text) => translations.get(text) ?? text) as Value;
};
