import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { inProject } from '../scripts/setup/paths.mjs';

/** Components that draw nothing of their own, or only with the focus, or are seen in every state of the others. */
const withoutEntry = [
  'AccountName',
  'ChoiceButtons',
  'CloseOnBack',
  'LanguageOfferInPage',
  'LiveRegion',
  'LoadingStatus',
  'MessageWithElements',
  'PageTitle',
  'PanelContents',
  'ReloadingErrorState',
  'ServerSanitizerContext',
  'SiteProvider',
  'SizeSquares',
  'SkipLink',
  'StepOnBack',
  'VisuallyHidden',
];

/** The components that the index of each slice exports of its interface. */
const exported = ['shared/ui', 'entities', 'features', 'widgets'].flatMap((layer) => {
  const folder = inProject('src', layer);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((index) => [...index.matchAll(/^export \{([^}]*)\} from '\.\/([^']*)'/gm)])
    .filter(([, , from = '']) => layer === 'shared/ui' || from.startsWith('ui/'))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]\w*[a-z]/.test(name));
});

/** The entries of the sheets, read from their texts: to import them is to import the whole shop. */
const entries = readdirSync(inProject('workshop', 'sheets')).flatMap((file) =>
  [
    ...readFileSync(inProject('workshop', 'sheets', file), 'utf8').matchAll(
      /^ {2}([A-Z]\w+): \{/gm,
    ),
  ].map(([, component = '']) => ({ sheet: file.replace(/\.tsx$/, ''), component })),
);

it('shows every component that a slice exports', () => {
  const shown = entries.map(({ component }) => component);
  const expected = exported.filter((name) => !withoutEntry.includes(name));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.filter((name) => !shown.includes(name))).toEqual([]);
  expect(withoutEntry.filter((name) => shown.includes(name) || !exported.includes(name))).toEqual(
    [],
  );
});

it('has accepted pictures of its components, and of no others', () => {
  const pictures = readdirSync(inProject('tests', 'browser', 'workshop'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replace(/-(?:ar|en)-\w+\.png$/, ''));
  const shown = entries.map(({ sheet, component }) => `${sheet}/${component}`);
  expect([...new Set(pictures)].sort()).toEqual(shown.sort());
});
