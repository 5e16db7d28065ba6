import { isLanguage, type Language, languageCookie } from '@contract/languages';

/** The language that the visitor chose on this device; undefined before any choice. */
export const chosenLanguage = (): Language | undefined => {
  const [, chosen] = new RegExp(`(?:^|; )${languageCookie}=([a-z]+)`).exec(document.cookie) ?? [];
  return isLanguage(chosen) ? chosen : undefined;
};
