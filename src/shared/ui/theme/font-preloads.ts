import displayUrl from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import textUrl from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import arabicDisplayUrl from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2?url';
import arabicTextUrl from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';

import type { Language } from '@contract/languages';

const latin = [displayUrl, textUrl];

/** The font files of the first view in each language, for the page's preloads. */
export const fontPreloads: Readonly<Record<Language, readonly string[]>> = {
  en: latin,
  // Prices and the house's name are in Latin letters and digits.
  ar: [arabicDisplayUrl, arabicTextUrl, ...latin],
};
