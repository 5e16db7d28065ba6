// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';

import { addressLines, deliveryLines } from '@contract/address-lines';

import { savedAddress } from '../../../../tests/support/addresses';

afterEach(() => {
  document.documentElement.lang = '';
});

describe('addressLines', () => {
  it('shows name, street, apartment if present, city line and country', () => {
    expect(addressLines({ ...savedAddress, apartment: 'Apartment 603' })).toEqual([
      'Noura Haddad',
      '14 Al Seef Walk',
      'Apartment 603',
      'Dubai, Dubai 00000',
      'United Arab Emirates',
    ]);
    expect(addressLines({ ...savedAddress, apartment: undefined })).toHaveLength(4);
    expect(addressLines(savedAddress)).toHaveLength(4);
  });

  it('leaves out what a faulty provider leaves out, and what would separate it', () => {
    const partly = { ...savedAddress, last_name: null, state: null, zip_code: null, country: null };
    expect(addressLines(partly)).toEqual(['Noura', '14 Al Seef Walk', 'Dubai']);
    expect(addressLines({ ...partly, city: '', state: 'Dubai' })).toContain('Dubai');
    expect(addressLines({ ...partly, zip_code: '00000' })).toContain('Dubai, 00000');
    expect(deliveryLines({})).toEqual([]);
  });

  it('has the country by its Arabic name, and lines in their own direction, in Arabic', () => {
    document.documentElement.lang = 'ar';
    const lines = addressLines({ ...savedAddress, country: 'Oman' });
    expect(lines[1]).toBe('\u206814 Al Seef Walk\u2069');
    expect(lines.at(-1)).toBe('\u2068عُمان\u2069');
    const unknown = addressLines({ ...savedAddress, country: 'Atlantis' });
    expect(unknown.at(-1)).toBe('\u2068Atlantis\u2069');
  });

  it('has the comma of the letters before it', () => {
    document.documentElement.lang = 'ar';
    const cityOf = (city: string, state: string) =>
      addressLines({ ...savedAddress, city, state, zip_code: 'WC1R 4RH' })[2];
    expect(cityOf('London', 'Greater London')).toBe('\u2068London, Greater London WC1R 4RH\u2069');
    expect(cityOf('الرياض', 'Riyadh')).toBe('\u2068الرياض، Riyadh WC1R 4RH\u2069');
  });

  it('never turns a phone number round', () => {
    expect(deliveryLines({ ...savedAddress, phone: ' ' })).toEqual(addressLines(savedAddress));
    document.documentElement.lang = 'ar';
    const lines = deliveryLines({ ...savedAddress, phone: '+971 50 000 0142' });
    expect(lines.at(-1)).toBe('\u2068+971 50 000 0142\u2069');
  });
});
