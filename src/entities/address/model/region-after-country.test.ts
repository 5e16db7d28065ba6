import { describe, expect, it, vi } from 'vitest';

import { i18n } from '@contract/i18n';

import { regionAfterCountry } from './region-after-country';

describe('regionAfterCountry', () => {
  it('prefills 00000 in the Emirates and keeps what can be kept', () => {
    expect(regionAfterCountry('United Arab Emirates', { state: '', zip: '' }, '')).toEqual({
      state: '',
      zip: '00000',
    });
    expect(regionAfterCountry('UAE', { state: 'dubai', zip: '12345' }, '')).toEqual({
      state: 'Dubai',
      zip: '12345',
    });
    expect(regionAfterCountry('UAE', { state: 'Ohio', zip: '' }, '').state).toBe('');
  });

  it('keeps an emirate that was typed in the language of the page', () => {
    const translate = vi.spyOn(i18n, 't').mockImplementation((message) => `${message} in Arabic`);
    expect(regionAfterCountry('UAE', { state: 'Dubai in Arabic', zip: '' }, '').state).toBe(
      'Dubai',
    );
    translate.mockRestore();
  });

  it('drops another country’s ZIP code, and keeps one that was typed in the Emirates', () => {
    const boston = { state: 'Massachusetts', zip: '02108' };
    expect(regionAfterCountry('United Arab Emirates', boston, 'United States')).toEqual({
      state: '',
      zip: '00000',
    });
    const dubai = { state: 'Dubai', zip: '12345' };
    expect(regionAfterCountry('United Arab Emirates', dubai, 'UAE')).toEqual(dubai);
  });

  it('returns what was typed where the Emirates were only passed', () => {
    const original = { state: 'Tirana County', zip: '1001' };
    const replacement = regionAfterCountry('United Arab Emirates', original, '');
    const leave = (region: typeof replacement) =>
      regionAfterCountry('Albania', region, 'United Arab Emirates', { original, replacement });
    expect(leave(replacement)).toEqual(original);
    expect(leave({ ...replacement, state: 'Dubai' }).state).toBe('');
    expect(leave({ state: '', zip: '2002' })).toEqual({ state: '', zip: '2002' });
  });

  it('clears the emirate and its ZIP code when another country is chosen', () => {
    expect(
      regionAfterCountry('France', { state: 'Dubai', zip: '00000' }, 'United Arab Emirates'),
    ).toEqual({
      state: '',
      zip: '',
    });
    expect(regionAfterCountry('France', { state: 'Paris', zip: '75001' }, 'Spain')).toEqual({
      state: 'Paris',
      zip: '75001',
    });
  });
});
