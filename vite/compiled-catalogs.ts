import type { Plugin } from 'vite';

import { languages } from '../contract/languages';
import { readCatalog } from '../server/src/shared/catalogs';

/** What reads the catalogues where nothing is built. */
const reader = /[\\/]server[\\/]src[\\/]shared[\\/]catalogs\.ts$/;

/** Puts the catalogues, compiled, in place of what reads and compiles them. */
export const compiledCatalogs = (): Plugin => ({
  name: 'compiled-catalogs',
  load: {
    filter: { id: reader },
    handler: () => {
      const texts = Object.fromEntries(
        languages.map((language) => [language, JSON.stringify(readCatalog(language))]),
      );
      // Parsed as JSON, a catalogue takes half of the time; a shop may have one language alone.
      return `const texts = ${JSON.stringify(texts)};
export const readCatalog = (language) => JSON.parse(texts[language]);`;
    },
  },
});
