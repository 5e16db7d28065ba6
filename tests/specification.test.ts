import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { specificationAddresses, specificationTexts } from './support/specification-texts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sections = [2, 3, 4, 5, 6, 7, 8, 9];

interface Row {
  section: number;
  sentence: string;
  tests: { file: string; title: string }[];
}

/** Reads the rows of the table: section, sentence, and tests as "`file` › title" parted by `<br>`. */
const readRows = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [section = '', sentence = '', tests = ''] = line
        .slice(2, -2)
        .split(/ (?<!\\)\| /)
        .map((cell) => cell.trim());
      return {
        section: Number(section),
        sentence,
        tests: tests.split('<br>').map((test) => {
          const [file = '', title = ''] = test.trim().split(' › ');
          return { file: file.replaceAll('`', ''), title: title.replaceAll('\\|', '|') };
        }),
      };
    });

const rows = readRows(readFileSync(path.join(root, 'tests', 'specification.md'), 'utf8'));

const sources = new Map<string, string | null>();
const sourceOf = (file: string): string | null => {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const full = path.join(root, file);
  const source = existsSync(full) ? readFileSync(full, 'utf8') : null;
  sources.set(file, source);
  return source;
};

/** The title, or its beginning, as a source spells it: quotes may be escaped there. */
const holdsTitle = (source: string, title: string): boolean => {
  const plain = source.replaceAll("\\'", "'");
  return title !== '' && ["'", '"', '`'].some((quote) => plain.includes(`${quote}${title}`));
};

/** A text of the specification wherever it stands as words of its own; `{…}` is anything short. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    String.raw`(?<!\w)${text.replaceAll(/[.*+?^$()[\]|\\/]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.{1,60}?')}(?!\w)`,
  );

/** A source's words as a reader sees them: without escapes, line ends and, on demand, tags. */
const wordsOf = (source: string): string =>
  source.replaceAll("\\'", "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ');
const withoutTags = (words: string): string =>
  words
    .replaceAll("{' '}", ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/ +/g, ' ');

const texts = Object.entries(specificationTexts).flatMap(([section, quoted]) =>
  quoted.map((text) => ({ section: Number(section), text, pattern: patternOf(text) })),
);

/** Whether a sentence spells an address out, and not only a longer one that begins with it. */
const namesAddress = (sentence: string, address: string): boolean =>
  ` ${sentence.split(/[\s,;()]+/).join(' ')} `.includes(` ${address} `);

/** A test's words, and those of the steps that it takes from tests/…/support. */
const wordsOfTest = (file: string): string => {
  const source = sourceOf(file) ?? '';
  const steps = [...source.matchAll(/from '(\.\.?\/[\w./-]*support\/[\w-]+)'/g)].map(([, from]) =>
    sourceOf(path.join(path.dirname(file), `${from}.ts`)),
  );
  return wordsOf([source, ...steps].join('\n'));
};

describe('the table from the specification to the tests', () => {
  it('covers each of the sections 2 to 9', () => {
    const covered = new Set(rows.map(({ section }) => section));
    expect(sections.filter((section) => !covered.has(section))).toEqual([]);
  });

  it('names no sentence twice', () => {
    const sentences = rows.map(({ section, sentence }) => `${section} ${sentence}`);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it('names only departures that are in their list', () => {
    const list = readFileSync(path.join(root, 'docs', 'departures.md'), 'utf8');
    const listed = new Set([...list.matchAll(/^\| (\d+) /gm)].map(([, number]) => number));
    const named = rows.flatMap(({ sentence }) =>
      [...sentence.matchAll(/departures? (\d+)/g)].map(([, number]) => number),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((number) => !listed.has(number))).toEqual([]);
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

describe('the texts that the specification quotes', () => {
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

describe('the routes and calls of the specification', () => {
  it('stand each in a row of their section', () => {
    const nowhere = Object.entries(specificationAddresses).flatMap(([section, addresses]) => {
      const sentences = rows.filter((row) => row.section === Number(section));
      return addresses.filter(
        (address) => !sentences.some(({ sentence }) => namesAddress(sentence, address)),
      );
    });
    expect(nowhere).toEqual([]);
  });
});
