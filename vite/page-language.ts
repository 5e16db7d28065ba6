import type { Plugin } from 'vite';

import { addressPrefix, directionOf, type Language } from '../contract/languages';

/** Writes a language, and the URL of its manifest, into the page. */
export const pageLanguage = (language: Language): Plugin => ({
  name: 'page-language',
  transformIndexHtml: (html) =>
    html
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
      .replace('"/manifest.webmanifest"', `"${addressPrefix(language)}/manifest.webmanifest"`),
});
