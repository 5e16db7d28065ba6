import { loadMessages } from '@contract/i18n';
import type { Language } from '@contract/languages';

import { readCatalog } from './catalogs';

/** Makes the texts of these languages known in this process. */
export const loadCatalogs = (languages: readonly Language[]): void => {
  for (const language of new Set(languages)) loadMessages(language, readCatalog(language));
};
