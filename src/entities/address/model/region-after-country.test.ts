import { describe, expect, it } from 'vitest';

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

  it('drops another country’s ZIP code, and keeps one that was typed in the Emirates', () => {
    const boston = { state: 'Massachusetts', zip: '02108' };
    expect(regionAfterCountry('United Arab Emirates', boston, 'United States')).toEqual({
      state: '',
      zip: '00000',
    });
    const dubai = { state: 'Dubai', zip: '12345' };
    expect(regionAfterCountry('United Arab Emirates', dubai, 'UAE')).toEqual(dubai);
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
