import { currentLanguage } from './current-language';
import type { Language } from './languages';

/** How numbers, lists and names of countries are written: in Latin digits in every language. */
export const locales: Record<Language, string> = { en: 'en-US', ar: 'ar-AE-u-nu-latn' };

/** A whole number with its thousands apart, e.g. "1,234". */
export const formatNumber = (value: number): string =>
  value.toLocaleString(locales[currentLanguage()]);
