import { currentLanguage } from './current-language';
import { locales } from './locales';

/** Words in one sentence: "S, M, and L". */
export const formatList = (words: readonly string[]): string =>
  new Intl.ListFormat(locales[currentLanguage()], { type: 'conjunction' }).format(words);
