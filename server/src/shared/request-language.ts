import { AsyncLocalStorage } from 'node:async_hooks';

import { readLanguageFrom } from '@contract/current-language';
import { defaultLanguage, isLanguage, type Language } from '@contract/languages';

const languages = new AsyncLocalStorage<Language>();

readLanguageFrom(() => languages.getStore() ?? defaultLanguage);

/** Runs a function, and the async work that it starts, in a language. */
export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  language === defaultLanguage && languages.getStore() === undefined
    ? run()
    : languages.run(language, run);

/** A language of `Accept-Language` with its quality, e.g. `ar-AE;q=0.9`. */
const acceptedTag = /^([a-z]{2,3})(?:-[a-z\d-]+)?(?:;q=([\d.]+))?$/i;

/** More are not read: no browser sends them. */
const maxTags = 20;

/** The shop's languages in an `Accept-Language` header, by their quality. */
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

/** The preferred language of an `Accept-Language` header; English where the shop has none of them. */
export const acceptedLanguage = (header: string | undefined): Language =>
  header === undefined ? defaultLanguage : (acceptedLanguages(header)[0] ?? defaultLanguage);
