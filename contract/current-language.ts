import { defaultLanguage, isLanguage, type Language } from './languages';

/** The language of the page, which never changes: another language has another URL. */
const languageOfPage = (): Language => {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return isLanguage(language) ? language : defaultLanguage;
};

let read = languageOfPage;

/** The language of the page or, in the provider, of the current request. */
export const currentLanguage = (): Language => read();

/** Sets how the language is found, for the provider, which responds in several languages at once. */
export const readLanguageFrom = (readLanguage: () => Language): void => {
  read = readLanguage;
};
