import { describe, expect, it } from 'vitest';

import { dubai, phone } from '../../../../tests/support/addresses';
import { checkoutSchema } from './checkout-schema';

const address = { ...dubai, phone };

describe('checkoutSchema', () => {
  it('requires everything but the apartment', () => {
    expect(checkoutSchema.isValidSync(address)).toBe(true);
    for (const field of Object.keys(address)) {
      for (const nothing of ['', '   ']) {
        expect(checkoutSchema.isValidSync({ ...address, [field]: nothing }), field).toBe(
          field === 'apartment',
        );
      }
    }
  });

  it('accepts international phone numbers and refuses anything else', () => {
    const takes = (phone: string) => checkoutSchema.isValidSync({ ...address, phone });
    for (const phone of ['+44 20 7946 0142', '(212) 555-0142', '0501234567']) {
      expect(takes(phone)).toBe(true);
    }
    for (const phone of ['call me', '12345', '+97150', '+ ( ) - . /', '+971 <script>'])
      expect(takes(phone)).toBe(false);
  });

  it('takes and sends the digits of an Arabic keyboard as Latin ones', () => {
    const typed = { ...address, phone: '\u202A+٩٧١ ٥٠ ٠٠٠ ٠١٤٢\u202C', zip_code: '١٢٣٤٥' };
    expect(checkoutSchema.validateSync(typed)).toEqual({
      ...address,
      phone: '+971 50 000 0142',
      zip_code: '12345',
    });
  });

  it('says which field is missing, and trims what is sent', () => {
    expect(() => checkoutSchema.validateSyncAt('phone', { ...address, phone: '' })).toThrow(
      'Please enter your phone number',
    );
    expect(() => checkoutSchema.validateSyncAt('city', { ...address, city: ' ' })).toThrow(
      'Please enter your city',
    );
    expect(checkoutSchema.validateSync({ ...address, phone: ' +971 50 000 0142 ' })).toEqual(
      address,
    );
  });
});
