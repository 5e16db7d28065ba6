import { describe, expect, it } from 'vitest';

import { oneTimeCodeSchema, plainCode } from './one-time-code';

describe('plainCode', () => {
  it.each([
    '042017',
    ' 042 017 ',
    '042-017',
    '042–017',
    '0 4 2 0 1 7',
    '042\u00a0017\n',
    '\u202a042017\u202c',
    '٠٤٢٠١٧',
    '۰۴۲۰۱۷',
    'Your code is 042017',
    'Your Selvage verification code: 042-017.',
  ])('reads %j', (typed) => {
    expect(plainCode(typed)).toBe('042017');
  });

  it('leaves anything else for the provider to refuse', () => {
    expect(plainCode('')).toBe('');
    expect(plainCode(' - ')).toBe('');
    expect(plainCode('12345')).toBe('12345');
    expect(plainCode('1234567')).toBe('1234567');
    expect(plainCode('a'.repeat(500))).toHaveLength(12);
  });
});

describe('oneTimeCodeSchema', () => {
  it('requires a code', () => {
    const rule = oneTimeCodeSchema(() => 'Please enter the verification code');
    expect(rule.cast('042 017')).toBe('042017');
    expect(() => rule.validateSync(' - ')).toThrow('Please enter the verification code');
  });
});
