import { expect, it } from 'vitest';

import { i18n } from './i18n';

it.each([String.raw`\u0061`, String.raw`\x61 \\u0061`, String.raw`\x5cu0061`, '\\'])(
  'shows the value %s as it was typed',
  (name) => {
    expect(i18n.t('Dear {name},', { name })).toBe(`Dear ${name},`);
  },
);
