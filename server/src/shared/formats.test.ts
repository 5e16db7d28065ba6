import { describe, expect, it } from 'vitest';

import { formatDate } from '@contract/formats';
import { formatList } from '@contract/lists';
import { formatNumber } from '@contract/locales';

import { runInLanguage } from './request-language';

describe('formats of the current language', () => {
  const day = new Date('2026-11-30T12:00:00Z');
  const date = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

  it('are English', () => {
    expect(formatNumber(1234)).toBe('1,234');
    expect(formatDate(day, date)).toBe('30 November');
    expect(formatList(['S', 'M', 'L'])).toBe('S, M, and L');
  });

  it('are Arabic, with Latin digits', () => {
    runInLanguage('ar', () => {
      expect(formatNumber(1234)).toBe('1,234');
      expect(formatDate(day, date)).toBe('30 نوفمبر');
      expect(formatList(['S', 'M'])).toBe('S وM');
    });
  });
});
