import { describe, expect, it } from 'vitest';

import { regionAfterCountry } from './region-after-country';

describe('regionAfterCountry', () => {
  it('prefills 00000 in the Emirates and keeps what can be kept', () => {
    expect(regionAfterCountry('United Arab Emirates', { state: '', zip: '' })).toEqual({
      state: '',
      zip: '00000',
    });
    expect(regionAfterCountry('UAE', { state: 'dubai', zip: '12345' })).toEqual({
      state: 'Dubai',
      zip: '12345',
    });
    expect(regionAfterCountry('UAE', { state: 'Ohio', zip: '' }).state).toBe('');
  });

  it('takes the Emirates back when another country is chosen', () => {
    expect(regionAfterCountry('France', { state: 'Dubai', zip: '00000' })).toEqual({
      state: '',
      zip: '',
    });
    expect(regionAfterCountry('France', { state: 'Paris', zip: '75001' })).toEqual({
      state: 'Paris',
      zip: '75001',
    });
  });
});
