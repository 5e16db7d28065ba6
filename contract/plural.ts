import { currentLanguage } from './current-language';
import type { Language } from './languages';
import { formatNumber, locales } from './locales';

/** A message for each plural form of a language, each with the number written out. */
type Forms = Partial<Record<Intl.LDMLPluralRule, (number: string) => string>> &
  Record<'other', (number: string) => string>;

const rulesOf: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form for a number in the current language. Compiled messages call this for their plurals. */
export const plural = (value: number, forms: Forms): string => {
  const language = currentLanguage();
  const rules = (rulesOf[language] ??= new Intl.PluralRules(locales[language]));
  return (forms[rules.select(value)] ?? forms.other)(formatNumber(value));
};
