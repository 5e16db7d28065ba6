import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { sections, testedSentences as rows } from './specification/sections';
import { productAddresses, productSections, productTexts } from './support/product-page';

const root = fileURLToPath(new URL('..', import.meta.url));

const sources = new Map<string, string | null>();
const sourceOf = (file: string): string | null => {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const full = path.join(root, file);
  const source = existsSync(full) ? readFileSync(full, 'utf8') : null;
  sources.set(file, source);
  return source;
};

/** A title as every runner spells it: `…` replaces what a table or a template fills in. */
const plainTitle = (words: string): string =>
  words.replaceAll("\\'", "'").replaceAll(/\$\{[^{}]*\}|\$[\w.]+|%[sdifjo]/g, '…');

/**
 * Whether a call's first argument is the title, or starts with it: it('…'), test(`…`),
 * each(…)('…').
 */
const holdsTitle = (source: string, title: string): boolean => {
  const plain = plainTitle(source);
  return (
    title !== '' &&
    ["'", '"', '`'].some((quote) =>
      plain.replaceAll(/\(\s+/g, '(').includes(`(${quote}${plainTitle(title)}`),
    )
  );
};

/** A pattern for a text as whole words; `{…}` matches anything short. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    String.raw`(?<!\w)${text.replaceAll(/[.*+?^$()[\]|\\/]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.{1,60}?')}(?!\w)`,
  );

/** A source's words as a reader sees them: without escapes, line ends and, on request, tags. */
const wordsOf = (source: string): string =>
  source.replaceAll("\\'", "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ');
const withoutTags = (words: string): string =>
  words
    .replaceAll("{' '}", ' ')
    .replaceAll(/\{i18n\.t\('([^']*)'\)\}/g, '$1')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/ +/g, ' ');

const texts = productTexts.map((quoted) => ({ ...quoted, pattern: patternOf(quoted.text) }));

/** Whether a sentence has exactly this address, not a longer one that starts with it. */
const namesAddress = (sentence: string, address: string): boolean =>
  ` ${sentence.split(/[\s,;()]+/).join(' ')} `.includes(` ${address} `);

/** The words of a test, and of the steps from tests/…/support that it uses. */
const wordsOfTest = (file: string): string => {
  const source = sourceOf(file) ?? '';
  const steps = [...source.matchAll(/from '(\.\.?\/[\w./-]*support\/[\w-]+)'/g)].map(([, from]) =>
    sourceOf(path.join(path.dirname(file), `${from}.ts`)),
  );
  return wordsOf([source, ...steps].join('\n'));
};

// What docs/product.md says without quoting a text, a route or a call may lack a row: no test can tell.
describe('the table from the specification to the tests', () => {
  it('covers each section of docs/product.md after the first', () => {
    const [, ...numbers] = Object.keys(productSections);
    expect(Object.keys(sections)).toEqual(numbers);
    expect(Object.values(sections).every((rows) => Object.keys(rows).length > 0)).toBe(true);
  });

  it('names only tests that exist', () => {
    const missing = rows.flatMap(({ sentence, tests }) =>
      tests
        .filter(({ file, title }) => !holdsTitle(sourceOf(file) ?? '', title))
        .map(({ file, title }) => `${sentence}: ${file} › ${title}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the texts that docs/product.md quotes', () => {
  it('stand in the shop, to the letter', () => {
    const shop = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => wordsOf(sourceOf(path.join('src', file)) ?? ''))
      .flatMap((words) => [words, withoutTags(words)]);
    const missing = texts.filter(({ pattern }) => !shop.some((words) => pattern.test(words)));
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('stand each in a row of their section, and in a test that the row names', () => {
    const untested = texts.filter(
      ({ section, pattern }) =>
        !rows.some(
          (row) =>
            row.section === section &&
            pattern.test(row.sentence) &&
            row.tests.some(({ file }) => pattern.test(wordsOfTest(file))),
        ),
    );
    expect(untested.map(({ section, text }) => `${section} ${text}`)).toEqual([]);
  });
});

describe('the routes and calls of docs/product.md', () => {
  it('stand each in a row of their section', () => {
    const nowhere = productAddresses.filter(
      ({ section, text }) =>
        !rows.some((row) => row.section === section && namesAddress(row.sentence, text)),
    );
    expect(nowhere).toEqual([]);
  });
});
