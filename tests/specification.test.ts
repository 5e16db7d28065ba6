import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

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

/** The title as a source spells it: quotes may be escaped there. */
const holdsTitle = (source: string, title: string): boolean =>
  title !== '' && source.replaceAll("\\'", "'").includes(title);

describe('the table from the specification to the tests', () => {
  it('covers each of the sections 2 to 9', () => {
    const covered = new Set(rows.map(({ section }) => section));
    expect(sections.filter((section) => !covered.has(section))).toEqual([]);
  });

  it('names no sentence twice', () => {
    const sentences = rows.map(({ section, sentence }) => `${section} ${sentence}`);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
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
