import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { palette } from './palette';

const colorsOf = (file: string): string[] =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .match(/(?<!&)#[\da-f]{6}\b/gi)
    ?.map((color) => color.toUpperCase()) ?? [];

it.each(['index.html', 'public/favicon.svg', 'public/manifest.webmanifest'])(
  'has the colors of %s, which can import none',
  (file) => {
    const colors = colorsOf(file);
    expect(colors.length).toBeGreaterThan(1);
    expect(Object.values<string>(palette)).toEqual(expect.arrayContaining(colors));
  },
);
