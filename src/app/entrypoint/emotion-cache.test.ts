// @vitest-environment jsdom
import { css } from '@emotion/react';
import { afterEach, expect, it } from 'vitest';

import { createEmotionCache } from './emotion-cache';

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
