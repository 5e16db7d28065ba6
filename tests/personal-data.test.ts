import { describe, expect, it } from 'vitest';

import { assertNothingPersonal } from './support/personal-data';

describe('the search for personal data in logs', () => {
  it.each([
    'noura@selvage.test',
    'warp and weft 12',
    'Noura',
    'Salma Marwan',
    'Layla Test',
    'Zahra Nasser',
    '14 Al Seef Walk',
    '27 Lambs Conduit Passage',
    '+971 50 000 0142',
    '+44 20 7946 0142',
    'Up or down?',
  ])('finds %s', (text) => {
    expect(() => assertNothingPersonal(`Selvage is open\nFailed query: ${text}\n`)).toThrow(text);
  });

  it('leaves what is nobody’s alone', () => {
    const mail = 'Mail: Salma Flutter Dress is back in stock (/data/outbox/1.eml)';
    const frame = '    at addNoura (file:///shop/tests/layla.test.ts:12:3)';
    expect(() => assertNothingPersonal(`${mail}\n${frame}\nThere are 12 Lines\n`)).not.toThrow();
  });
});
