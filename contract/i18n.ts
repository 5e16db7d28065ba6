import { type I18n, type Messages, setupI18n } from '@lingui/core';

import { currentLanguage } from './current-language';
import type { Language } from './languages';
import { locales } from './locales';

/** The values of a message's placeholders. */
type Values = Record<string, string | number>;

const instances = new Map<Language, I18n>();

const instanceOf = (language: Language): I18n => {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const instance = setupI18n({
    locale: language,
    locales: locales[language],
    messages: { [language]: {} },
  });
  instances.set(language, instance);
  return instance;
};

/** Adds a language's messages, compiled. The browser's code holds its own. */
export const loadMessages = (language: Language, messages: Messages): void => {
  instanceOf(language).load(language, messages);
};

/** Values that are shown as they are: Lingui would decode the `\u0061` of a text that a person typed. */
const escaped = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', String.raw`\x5c`) : value,
    ]),
  );

/** The English text of a message: the part before its context. */
export const englishOf = (message: string): string => message.split('|', 1)[0] ?? '';

/**
 * The texts that people read. The message is written out in English, in the format of ICU
 * (`{count, plural, one {# item} other {# items}}`), so that it is found in the sources and
 * translated in `locales/`. Where an English text has two meanings, the message ends with a context:
 * `Shop|button`. Not to be called at the top of a module, where no language is current.
 */
export const i18n = {
  t: (message: string, values?: Values): string =>
    instanceOf(currentLanguage()).t({
      id: message,
      message: englishOf(message),
      values: values && escaped(values),
    }),
};
