import type { Plugin } from 'vite';

import type { Language } from '../contract/languages';
import { catalogFile, readCatalog } from '../server/src/shared/catalogs';
import { inlineMessages } from './inline-messages';

/** Writes the messages of a language into the code. */
export const messagesOf = (language: Language): Plugin => {
  const catalog = readCatalog(language);
  return {
    name: 'messages',
    transform: {
      filter: { code: /\bi18n\.t\(/ },
      handler(code, id) {
        this.addWatchFile(catalogFile(language));
        const result = inlineMessages(code, id, catalog);
        return { code: result.toString(), map: result.generateMap({ hires: true }) };
      },
    },
  };
};
