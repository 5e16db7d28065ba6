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

/** One of the languages of `Accept-Language`, with how much it is wanted, e.g. `ar-AE;q=0.9`. */
const acceptedTag = /^([a-z]{2,3})(?:-[a-z\d-]+)?(?:;q=([\d.]+))?$/i;

/** More are not read: no browser sends them. */
const maxTags = 20;

/** Those of our languages that a request names in its `Accept-Language`, the most wanted first. */
const acceptedLanguages = (header: string): Language[] =>
  header
    .split(',', maxTags)
    .flatMap((tag) => {
      const [, name, quality = '1'] = acceptedTag.exec(tag.replaceAll(/\s/g, '')) ?? [];
      const language = name?.toLowerCase();
      return isLanguage(language) && Number(quality) > 0
        ? [{ language, quality: Number(quality) }]
        : [];
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);

/** The language that a request prefers, by its `Accept-Language`; English where it is none of ours. */
export const acceptedLanguage = (header: string | undefined): Language =>
  header === undefined ? defaultLanguage : (acceptedLanguages(header)[0] ?? defaultLanguage);
