import { describe, expect, it, vi } from 'vitest';

import { i18n } from '@contract/i18n';
import { isEmirates } from '@contract/regions';

import { emirateHint, emiratesZip } from './emirates';

it('knows the Emirates by their names, and their ZIP code', () => {
  for (const name of ['United Arab Emirates', 'uae', ' UAE ']) expect(isEmirates(name)).toBe(true);
  expect(isEmirates('Oman')).toBe(false);
  expect(emiratesZip).toBe('00000');
});

describe('a city in an emirate', () => {
  const asked = (city: string, state: string, country = 'United Arab Emirates') =>
    emirateHint(country, { city, state });

  it.each([
    ['Dubai', 'Abu Dhabi', 'Dubai is also an emirate. Is Abu Dhabi the right one?'],
    [' sharjah ', 'Ajman', 'Sharjah is also an emirate. Is Ajman the right one?'],
    ['Dubai', 'Dubai', undefined],
    ['Al Ain', 'Abu Dhabi', undefined],
    ['Dubai Marina', 'Abu Dhabi', undefined],
    ['Dubai', '', undefined],
    ['Dubai', 'Ohio', undefined],
  ])('is asked about where it has the name of another one: %j in %j', (city, state, expected) => {
    expect(asked(city, state)).toBe(expected);
  });

  it('is not asked about in another country', () => {
    expect(asked('Dubai', 'Ajman', 'Oman')).toBeUndefined();
  });

  it('has its name in the language of the page, or in English', () => {
    const translate = vi.spyOn(i18n, 't').mockImplementation((message) => `${message} in Arabic`);
    for (const city of ['Dubai', 'Dubai in Arabic']) {
      expect(asked(city, 'Ajman')).toBeDefined();
      expect(asked(city, 'Dubai')).toBeUndefined();
    }
    translate.mockRestore();
  });
});
