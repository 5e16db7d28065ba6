import { AsyncLocalStorage } from 'node:async_hooks';

import { readLanguageFrom } from '@contract/current-language';
import { defaultLanguage, isLanguage, type Language } from '@contract/languages';

const languages = new AsyncLocalStorage<Language>();

readLanguageFrom(() => languages.getStore() ?? defaultLanguage);

/** Runs a function, and what it starts, with its texts in a language. */
export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  language === defaultLanguage && languages.getStore() === undefined
    ? run()
    : languages.run(language, run);

/** The language that a request prefers, by its `Accept-Language`; English where it is none of ours. */
export const acceptedLanguage = (header: string | undefined): Language => {
  const first = /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]?.toLowerCase();
  return isLanguage(first) ? first : defaultLanguage;
};
