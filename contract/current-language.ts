import { defaultLanguage, isLanguage, type Language } from './languages';

/** A page is in one language for as long as it is open: another one is another address. */
const languageOfPage = (): Language => {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return isLanguage(language) ? language : defaultLanguage;
};

let read = languageOfPage;

/** The language that texts are wanted in at the moment: the page's, or the one of the request. */
export const currentLanguage = (): Language => read();

/** Sets how the language is found; the provider answers in several languages at once. */
export const readLanguageFrom = (readLanguage: () => Language): void => {
  read = readLanguage;
};
