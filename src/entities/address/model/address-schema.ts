import { type InferType, object } from 'yup';

import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import { textRule } from '@/shared/lib/text-rule';

import { isNoZipCode } from './no-zip-code';

/**
 * The address form (section 5): everything but the apartment is required. `whose` is a word of the
 * messages: 'Please enter your city' at checkout, 'Please enter the city' for a saved address.
 * Translations may leave it out.
 */
export const addressSchema = (whose: 'your' | 'the') => {
  const required = (field: Parameters<typeof textRule>[0], missing: () => string) =>
    textRule(field).required(missing);
  return object({
    first_name: required('first_name', () => i18n.t('Please enter {whose} first name', { whose })),
    last_name: required('last_name', () => i18n.t('Please enter {whose} last name', { whose })),
    address: required('address', () => i18n.t('Please enter {whose} street address', { whose })),
    apartment: textRule('apartment'),
    city: required('city', () => i18n.t('Please enter {whose} city', { whose })),
    country: required('country', () => i18n.t('Please enter {whose} country', { whose })),
    state: required('state', () => i18n.t('Please enter {whose} state', { whose })),
    zip_code: required('zip_code', () => i18n.t('Please enter {whose} ZIP code', { whose })).test({
      name: 'in-country',
      test: (zip, { parent, createError }) => {
        const { country } = parent as { country: string };
        return isNoZipCode(zip, country)
          ? createError({
              message: () => i18n.t('{zip} is not a ZIP code in this country', { zip }),
            })
          : true;
      },
    }),
  });
};

export type AddressForm = InferType<ReturnType<typeof addressSchema>>;

/** What the form starts with: the fields of a saved address, or empty ones. */
export const addressFormFrom = (address: Omit<Address, 'id'> | null): AddressForm => ({
  first_name: address?.first_name ?? '',
  last_name: address?.last_name ?? '',
  address: address?.address ?? '',
  apartment: address?.apartment ?? '',
  city: address?.city ?? '',
  country: address?.country ?? '',
  state: address?.state ?? '',
  zip_code: address?.zip_code ?? '',
});
