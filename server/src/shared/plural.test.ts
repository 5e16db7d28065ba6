import { describe, expect, it } from 'vitest';

import { plural } from '@contract/plural';

import { runInLanguage } from './request-language';

const forms = {
  two: () => 'two',
  few: (number: string) => `few: ${number}`,
  many: (number: string) => `many: ${number}`,
  other: (number: string) => `other: ${number}`,
};

describe('a plural', () => {
  it('takes the form of the language', () => {
    runInLanguage('ar', () => {
      expect([2, 3, 11, 1000].map((count) => plural(count, forms))).toEqual([
        'two',
        'few: 3',
        'many: 11',
        'other: 1,000',
      ]);
    });
  });

  it('takes the general form where there is no other', () => {
    expect([1, 2000].map((count) => plural(count, forms))).toEqual(['other: 1', 'other: 2,000']);
  });
});
