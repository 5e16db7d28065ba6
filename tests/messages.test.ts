import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import PO from 'pofile';
import { describe, expect, it } from 'vitest';

import { englishOf } from '@contract/i18n';
import { type Language, languages } from '@contract/languages';

import { catalogFile } from '../server/src/shared/catalogs';
import { projectRoot } from '../server/src/shared/project-root';
import { findMessages } from '../vite/inline-messages';

const sources = ['src', 'contract', 'server/src'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(projectRoot, folder, file)),
);

const messages = new Set(
  sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return code.includes('i18n.t(') ? findMessages(code, file) : [];
  }),
);

const entriesOf = (language: Language) =>
  PO.parse(readFileSync(catalogFile(language), 'utf8')).items.filter(({ obsolete }) => !obsolete);

it('are given no text that is isolated: translations isolate what they take', () => {
  const twice = sources.filter((file) => /\w: isolate\(/.test(readFileSync(file, 'utf8')));
  expect(twice).toEqual([]);
});

it('do not isolate names that are isolated: with nothing else in it, that runs from left to right', () => {
  const twice = entriesOf('ar').filter(({ msgstr }) => msgstr.join('').includes('\u2068{names}'));
  expect(twice).toEqual([]);
});

/**
 * Values that may be written in Latin letters, or hold signs between digits: `{email}`, or `<email/>`
 * where an element shows it.
 */
const latinValues = new Set(
  'amount carrier currency email id item name newEmail number phone price search shop site size subject typed what zip'.split(
    ' ',
  ),
);
const bareValue = /(?<!\u2068)(?:\{(\w+)\}|<(\w+)\/>)/g;

it('isolate in Arabic what may be Latin: names, numbers of orders, emails, sizes, amounts', () => {
  const bare = entriesOf('ar').filter(({ msgstr: [text = ''] }) =>
    // What a whole isolate holds, such as a command, needs no further ones.
    [...text.replaceAll(/\u2066[^\u2069]*\u2069/g, '').matchAll(bareValue)].some(
      ([, value = '', element = value]) => latinValues.has(element),
    ),
  );
  expect(bare.map(({ msgid }) => msgid)).toEqual([]);
});

it('are short below a size in Arabic, where a phone gives them 60 pixels', () => {
  const texts = ['Last one', 'Last {count}'].flatMap((id) => {
    const text = entriesOf('ar').find(({ msgid }) => msgid === id)?.msgstr[0] ?? '';
    const forms = [...text.matchAll(/\w \{([^}]*)\}/g)].map(([, form = '']) => form);
    return forms.length > 0 ? forms : [text];
  });
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.length > 7)).toEqual([]);
});

it('say in English what the sources say', () => {
  const changed = entriesOf('en').filter(({ msgid, msgstr }) => msgstr[0] !== englishOf(msgid));
  expect(changed.map(({ msgid }) => msgid)).toEqual([]);
});

describe.each(languages)('the messages in locales/%s.po', (language) => {
  const entries = entriesOf(language);

  it('are those of the sources, none missing and none unused (npm run messages)', () => {
    const listed = new Set(entries.map(({ msgid }) => msgid));
    expect([...messages].filter((message) => !listed.has(message))).toEqual([]);
    expect([...listed].filter((message) => !messages.has(message))).toEqual([]);
  });

  it('never show their context', () => {
    const shown = entries.filter(({ msgid }) => msgid !== englishOf(msgid));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({ msgstr }) => msgstr[0]?.includes('|'))).toEqual([]);
  });

  it('are all translated', () => {
    expect(entries.filter(({ msgstr }) => !msgstr[0]).map(({ msgid }) => msgid)).toEqual([]);
  });
});
