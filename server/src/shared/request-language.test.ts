import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { currentLanguage } from '@contract/current-language';

import { acceptedLanguage, runInLanguage } from './request-language';

describe('the language of a request', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'en'],
    ['de, ar;q=0.5', 'ar'],
    ['de, ar;q=0.5, en;q=0.6', 'en'],
    ['en;q=0.5, ar', 'ar'],
    ['ar;q=0', 'en'],
    ['ar;q=high, en;q=0.1', 'en'],
    ['en-GB,ar;q=0.9', 'en'],
    ['ar', 'ar'],
    ['ar-AE,en;q=0.8', 'ar'],
    ['AR', 'ar'],
    ['arz', 'en'],
  ])('that accepts %s is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it('holds for all that the request starts, and for nothing else', async () => {
    const read = async () => {
      await pause(1);
      return currentLanguage();
    };
    const languages = await Promise.all([
      runInLanguage('ar', read),
      read(),
      runInLanguage('ar', () => runInLanguage('en', read)),
    ]);
    expect(languages).toEqual(['ar', 'en', 'en']);
    expect(currentLanguage()).toBe('en');
  });
});
