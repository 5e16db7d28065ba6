import { setupI18n } from '@lingui/core';

import { defaultLanguage, type Language } from '@contract/languages';
import { locales } from '@contract/locales';

import { readCatalog } from '../../../server/src/shared/catalogs';

const readTexts = (language: Language) => {
  const messages = readCatalog(language);
  const i18n = setupI18n({
    locale: language,
    locales: locales[language],
    messages: { [language]: messages },
  });
  return { messages, i18n };
};

const read = new Map<Language, ReturnType<typeof readTexts>>();
let language = defaultLanguage;

/** The language that the current test reads the shop in: a worker runs one test at a time. */
export const currentLanguage = (): Language => language;

export const speak = (next: Language): void => {
  language = next;
};

/** A text of the interface, by its English message, in the language of the current test. */
export const t = (message: string, values?: Record<string, string | number>): string => {
  const { messages, i18n } = read.get(language) ?? readTexts(language);
  read.set(language, { messages, i18n });
  if (!(message in messages)) throw new Error(`“${message}” is not a message of the shop`);
  return i18n._({ id: message, values });
};

const anything = '\u{F0000}';

/** The same for a text whose values are not known: these may be anything. */
export const like = (message: string, known: Record<string, string | number> = {}): RegExp => {
  const names = [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  const unknown = Object.fromEntries(names.map((name) => [name, anything]));
  const parts = t(message, { ...unknown, ...known }).split(anything);
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.+')}`,
    'u',
  );
};
