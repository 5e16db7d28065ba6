import type { Plugin } from 'vite';

import { directionOf, type Language } from '../contract/languages';

/** Writes the language of the build into the page. */
export const pageLanguage = (language: Language): Plugin => ({
  name: 'page-language',
  transformIndexHtml: (html) =>
    html.replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`),
});
