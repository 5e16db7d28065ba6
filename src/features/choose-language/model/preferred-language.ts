import { isLanguage, type Language } from '@contract/languages';
import { chosenLanguage } from '@/shared/lib/preferences';

/**
 * The language that the visitor reads, of those that the shop is offered in: the one chosen before,
 * else the first that the browser asks for.
 */
export const preferredLanguage = (offered: readonly Language[]): Language | undefined =>
  [chosenLanguage(), ...navigator.languages.map((tag) => tag.split('-', 1)[0])]
    .filter(isLanguage)
    .find((language) => offered.includes(language));
