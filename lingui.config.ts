import type { LinguiConfig } from '@lingui/conf';

import { languages } from './contract/languages';

/**
 * How the interface's messages are found in the sources and kept: `npx lingui extract` adds them to
 * `locales/`, `LOCALES_DIR` writes elsewhere.
 */
const config: LinguiConfig = {
  locales: [...languages],
  sourceLocale: languages[0],
  catalogs: [
    {
      path: `${process.env.LOCALES_DIR ?? '<rootDir>/locales'}/{locale}`,
      include: ['<rootDir>/src', '<rootDir>/contract', '<rootDir>/server/src'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: 'po',
  formatOptions: { lineNumbers: false },
  // Every message is its own id: the order is the same on every machine.
  orderBy: 'messageId',
};

export default config;
