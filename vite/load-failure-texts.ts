import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { escapeHtml } from '../contract/escape-html';
import type { Language } from '../contract/languages';
import { readCatalog } from '../server/src/shared/catalogs';
import { findMessages } from './inline-messages';

/** Holds one message: what the shop's code says where a part of it is missing. */
const source = fileURLToPath(
  new URL('../src/shared/ui/lazy-panel/missing-code-text.ts', import.meta.url),
);

/** Writes into the page what `load-failure.ts` shows: no code is there that could say it. */
export const loadFailureTexts = (language: Language): Plugin => {
  const catalog = readCatalog(language);
  const textOf = (message: string): string => {
    const text = catalog[message];
    if (text === undefined) throw new Error(`“${message}” is not a message of the shop.`);
    return escapeHtml(text.join(''));
  };

  return {
    name: 'load-failure-texts',
    transformIndexHtml: async (html) => {
      const [missingCode = ''] = findMessages(await readFile(source, 'utf8'), source);
      return html
        .replace('<!--missing-code-->', () => textOf(missingCode))
        .replace('<!--try-again-->', () => textOf('Try again'));
    },
  };
};
