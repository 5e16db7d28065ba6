import type { Language } from './languages';

/** How numbers, lists and names of countries are written: in Latin digits in every language. */
export const locales: Record<Language, string> = { en: 'en-US', ar: 'ar-AE-u-nu-latn' };

/**
 * A number with its thousands apart, e.g. "1,234" or, of a text, "1,234.50": alike in every language.
 * Browsers take 25 ms to be ready for the same from `Intl`, once for each page.
 */
export const formatNumber = (value: number | string): string =>
  String(value).replaceAll(/\B(?=(?:\d{3}){1,5}(?!\d))/g, ',');
