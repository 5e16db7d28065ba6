// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { afterEach, expect, it, vi } from 'vitest';

import { createEmotionCache } from './emotion-cache';

vi.mock('@emotion/cache', async (importOriginal) => ({
  default: vi.fn((await importOriginal<{ default: typeof createCache }>()).default),
}));

const styleIn = (language: string): string => {
  document.documentElement.lang = language;
  const cache = createEmotionCache();
  const styles = css({
    userSelect: 'none',
    display: 'flex',
    left: 0,
    '&::placeholder': { opacity: 1 },
  });
  cache.insert('.a', styles, cache.sheet, false);
  const rules = cache.sheet.tags.map((tag) => tag.textContent).join('');
  cache.sheet.flush();
  return rules;
};

afterEach(() => {
  document.documentElement.lang = 'en';
});

it('writes the one prefix that a current browser needs', () => {
  expect(styleIn('en')).toBe(
    '.a{-webkit-user-select:none;user-select:none;display:flex;left:0;}.a::placeholder{opacity:1;}',
  );
});

it('mirrors the styles of Arabic', () => {
  expect(styleIn('ar')).toContain(
    '{-webkit-user-select:none;user-select:none;display:flex;right:0;}',
  );
});

it.each(['en', 'ar'])(
  'has one array of plugins for all pages in %s, by which Emotion keeps styles',
  (language) => {
    document.documentElement.lang = language;
    vi.mocked(createCache).mockClear();
    createEmotionCache();
    createEmotionCache();
    const [first, second] = vi.mocked(createCache).mock.calls.map(([options]) => options);
    expect(first?.stylisPlugins).toBeDefined();
    expect(second?.stylisPlugins).toBe(first?.stylisPlugins);
  },
);
