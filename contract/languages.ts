/** The shop's languages; the first is the one that texts are written in. */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

/** The cookie that remembers which language was chosen. */
export const languageCookie = 'language';

/** Whether a text names one of the shop's languages. */
export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** The direction that a language is written in, as HTML has it. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/**
 * The first part of a language's paths: nothing for English, whose paths are those of the
 * specification, and `/ar` for Arabic.
 */
export const pathPrefix = (language: Language): '' | `/${Language}` =>
  language === defaultLanguage ? '' : `/${language}`;

/** The shop's own path in a language, e.g. `/ar/shop` of `/shop`. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? pathPrefix(language) || '/' : pathPrefix(language) + path;

/**
 * The language of a URL without its origin, out of those that are offered, and the URL
 * without the language's prefix.
 */
export const splitLanguage = (
  url: string,
  offered: readonly Language[] = languages,
): { language: Language; path: string } => {
  for (const language of offered.filter((each) => each !== defaultLanguage)) {
    const rest = url.startsWith(pathPrefix(language))
      ? url.slice(pathPrefix(language).length)
      : undefined;
    if (rest?.startsWith('/')) return { language, path: rest };
    if (rest === '' || rest?.startsWith('?')) return { language, path: `/${rest}` };
  }
  return { language: defaultLanguage, path: url };
};
