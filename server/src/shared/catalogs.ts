import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

import type { Language } from '@contract/languages';

import { projectRoot } from './project-root';

/** The file that holds a language's messages. */
export const catalogFile = (language: Language): string =>
  join(projectRoot, 'locales', `${language}.po`);

/** The messages of a language by their English text, compiled; English where there are none yet. */
export const readCatalog = (language: Language) =>
  Object.fromEntries(
    PO.parse(readFileSync(catalogFile(language), 'utf8'))
      .items.filter(({ obsolete }) => !obsolete)
      .map(({ msgid, msgstr }) => [msgid, compileMessageOrThrow(msgstr[0] || msgid)]),
  );

export type Catalog = ReturnType<typeof readCatalog>;
