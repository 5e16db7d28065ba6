import { currentLanguage } from './current-language';
import { i18n } from './i18n';
import { locales } from './locales';

/** Words as a list: "S, M, and L". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(locales[currentLanguage()], { type: 'conjunction' }).format(words);

/** Joins the parts that are not empty. */
export const joinParts = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

/** Words with commas between them, without the empty ones: "Black, Size S". */
export const commaList = (words: readonly string[]): string => joinParts(words, i18n.t(', '));
