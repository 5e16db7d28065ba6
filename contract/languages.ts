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
 * The first part of a language's addresses: nothing for English, whose addresses are those of the
 * specification, and `/ar` for Arabic.
 */
export const addressPrefix = (language: Language): '' | `/${Language}` =>
  language === defaultLanguage ? '' : `/${language}`;

/** The shop's own path in a language, e.g. `/ar/shop` of `/shop`. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? addressPrefix(language) || '/' : addressPrefix(language) + path;

/**
 * The language of an address without its origin, out of those that are offered, and the address
 * without the language's prefix.
 */
export const splitLanguage = (
  address: string,
  offered: readonly Language[] = languages,
): { language: Language; path: string } => {
  for (const language of offered.filter((each) => each !== defaultLanguage)) {
    const rest = address.startsWith(addressPrefix(language))
      ? address.slice(addressPrefix(language).length)
      : undefined;
    if (rest?.startsWith('/')) return { language, path: rest };
    if (rest === '' || rest?.startsWith('?')) return { language, path: `/${rest}` };
  }
  return { language: defaultLanguage, path: address };
};
