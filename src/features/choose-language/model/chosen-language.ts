import { isLanguage, type Language, languageCookie } from '@contract/languages';

const chosenLanguage = (): Language | undefined => {
  const [, chosen] = new RegExp(`(?:^|; )${languageCookie}=([a-z]+)`).exec(document.cookie) ?? [];
  return isLanguage(chosen) ? chosen : undefined;
};

/**
 * The language that the visitor reads, of those that the shop is offered in: the one chosen before,
 * else the first that the browser asks for.
 */
export const preferredLanguage = (offered: readonly Language[]): Language | undefined =>
  [chosenLanguage(), ...navigator.languages.map((tag) => tag.split('-', 1)[0])]
    .filter(isLanguage)
    .find((language) => offered.includes(language));
