import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { productSections } from './support/product-page';

const root = fileURLToPath(new URL('..', import.meta.url));

const folders = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !/^\.|^(?:coverage|dist|node_modules)$/.test(entry.name),
  )
  .map(({ name }) => name);

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.replaceAll(path.sep, '/')),
  );

const files = [...readdirSync(root), ...folders.flatMap(filesBelow)];
const texts = files
  .filter((file) => /\.(md|tsx?|[cm]?js|css|sql|py|ya?ml|conf|service|example|html)$/.test(file))
  .filter((file) => file !== 'tests/references.test.ts')
  .map((file) => ({
    file,
    // Without line ends and the markers of comment lines: a reference may be wrapped there.
    words: readFileSync(path.join(root, file), 'utf8').replaceAll(
      /\s*\n\s*(?:(?:\*|\/\/|--|#) )?/g,
      ' ',
    ),
  }));
const pages = texts.filter(({ file }) => file.endsWith('.md'));

/** Every mention of `pattern` whose first group is not `known`, with its file. */
const unknown = (pattern: RegExp, known: (found: string, file: string) => boolean, among = texts) =>
  among.flatMap(({ file, words }) =>
    [...words.matchAll(pattern)]
      .filter(([, found = '']) => !known(found, file))
      .map(([mention]) => `${file}: ${mention}`),
  );

const numbersIn = (words: string): number[] => [...words.matchAll(/\d+/g)].map(Number);
const exists = (file: string): boolean => existsSync(path.join(root, file));
/** Whether a file is in the project; its folders may be left out. */
const isFile = (named: string): boolean =>
  files.some((file) => file === named || file.endsWith(`/${named}`));

const records = readdirSync(path.join(root, 'docs/adr')).filter((file) => /^\d{4}-/.test(file));
const recordNumbers = new Set(records.map((file) => file.slice(0, 4)));

const departuresPage = readFileSync(path.join(root, 'docs/departures.md'), 'utf8');
const departures = [...departuresPage.matchAll(/^- \*\*(\d+)\./gm)].map(([, number]) =>
  Number(number),
);

/** A heading's address on its page, as Git hosts make it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const hasHeading = (file: string, anchor: string): boolean =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].some(
    ([, heading = '']) => slugOf(heading) === anchor,
  );

describe('what documents and code refer to', () => {
  it('are decision records that exist', () => {
    expect(
      unknown(/\bADRs? (\d+(?:(?:, | and | to )\d+)*)/g, (numbers) =>
        [...numbers.matchAll(/\d+/g)].every(([number]) => recordNumbers.has(number)),
      ),
    ).toEqual([]);
  });

  it('are departures that exist, numbered without a gap', () => {
    expect(departures.length).toBeGreaterThan(0);
    expect(departures.toSorted((a, b) => a - b)).toEqual(departures.map((_, at) => at + 1));
    const known = (numbers: string) => numbersIn(numbers).every((n) => departures.includes(n));
    expect(unknown(/\bdepartures? (\d+(?:(?:, | and | to )\d+)*)/gi, known)).toEqual([]);
  });

  it('are sections that docs/product.md has', () => {
    const known = (numbers: string) => numbersIn(numbers).every((n) => n in productSections);
    expect(unknown(/\bsections? (\d+(?:(?:, | and | to )\d\b)*)/gi, known)).toEqual([]);
  });

  it('are parts of its sections: a heading, a bold word or the start of a bullet', () => {
    const known = (named: string) => {
      const [section = '', part = ''] = named.split(', ');
      return new RegExp(String.raw`(?:### |\*\*|- )${part}\b`).test(
        productSections[Number(section)] ?? '',
      );
    };
    expect(unknown(/\bsection (\d, [A-Z][A-Za-z& ]+)(?=[);:])/g, known)).toEqual([]);
  });

  it('are links that lead somewhere', () => {
    const known = (link: string, page: string) => {
      if (/^(https?|mailto):/.test(link)) return true;
      const [target = '', anchor] = link.split('#');
      const file = target === '' ? page : path.posix.join(path.posix.dirname(page), target);
      return exists(file) && (anchor === undefined || hasHeading(file, anchor));
    };
    expect(unknown(/\]\(([^)\s]+)\)/g, known, pages)).toEqual([]);
  });

  it('are files that exist', () => {
    const known = (named: string, file: string) =>
      [named, `docs/${named}`, path.posix.join(path.posix.dirname(file), named)].some(exists);
    expect(unknown(/(?<![\w./*-])([\w/-][\w./-]*\.md)\b/gi, known)).toEqual([]);
    const inProject = new RegExp(String.raw`\`((?:${folders.join('|')})/[\w./-]*)\``, 'g');
    expect(unknown(inProject, exists, pages)).toEqual([]);
    expect(unknown(/`(?:\.{1,2}\/)*([\w@./-]+\.(?:tsx?|[cm]js|css|sql|py))`/g, isFile)).toEqual([]);
  });

  it('are never numbered decisions, which are not in the project', () => {
    expect(unknown(/\bdecisions?( \d+)/gi, () => false)).toEqual([]);
  });
});

describe('the list of decision records', () => {
  it('has each of them, under its title', () => {
    const list = readFileSync(path.join(root, 'docs/adr/README.md'), 'utf8');
    const missing = records.filter((file) => {
      const [, title = ''] =
        /^# (.+)$/m.exec(readFileSync(path.join(root, 'docs/adr', file), 'utf8')) ?? [];
      return !list.includes(`- [${title}](${file})`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the packages that SECURITY.md names', () => {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };

  /** Each version that is installed without the development's packages. */
  const shippedOf = (name: string): string[] => {
    const versions = Object.entries(packages)
      .filter(([place, { dev }]) => !dev && place.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version);
    return [...new Set(versions)].sort();
  };

  it('are shipped in these versions', () => {
    const named = textOf('SECURITY.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()))
      .map(([, name = '', shipped]) => ({ name, shipped }));
    expect(named.length).toBeGreaterThan(15);
    expect(named).toEqual(named.map(({ name }) => ({ name, shipped: shippedOf(name).join(', ') })));
  });
});
