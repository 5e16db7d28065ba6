import { describe, expect, it } from 'vitest';

import { checkoutSchema, isCompleteAddress } from './checkout-schema';

const address = {
  firstName: 'Noura',
  lastName: 'Haddad',
  address: '14 Al Seef Walk',
  apartment: '',
  city: 'Dubai',
  country: 'United Arab Emirates',
  state: 'Dubai',
  zipCode: '00000',
  phone: '+971 50 000 0142',
};

describe('checkoutSchema', () => {
  it('requires everything but the apartment', () => {
    expect(isCompleteAddress(address)).toBe(true);
    for (const field of Object.keys(address)) {
      for (const nothing of ['', '   ']) {
        expect(isCompleteAddress({ ...address, [field]: nothing }), field).toBe(
          field === 'apartment',
        );
      }
    }
  });

  it('takes the phone numbers of the world and refuses what is none', () => {
    const takes = (phone: string) => isCompleteAddress({ ...address, phone });
    for (const phone of ['+44 20 7946 0142', '(212) 555-0142', '0501234567']) {
      expect(takes(phone)).toBe(true);
    }
    for (const phone of ['call me', '12', '+971 <script>']) expect(takes(phone)).toBe(false);
  });

  it('says one clear sentence for a field that is missing', () => {
    expect(() => checkoutSchema.validateSyncAt('phone', { ...address, phone: '' })).toThrow(
      'Please enter your phone number',
    );
  });
});
