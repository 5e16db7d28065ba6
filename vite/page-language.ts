import type { Plugin } from 'vite';

import { directionOf, type Language, pathPrefix } from '../contract/languages';

/** Writes a language, and the URL of its manifest, into the page. */
export const pageLanguage = (language: Language): Plugin => ({
  name: 'page-language',
  transformIndexHtml: (html) =>
    html
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
      .replace('"/manifest.webmanifest"', `"${pathPrefix(language)}/manifest.webmanifest"`),
});
