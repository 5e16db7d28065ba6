import { type InferType, object } from 'yup';

import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import { isEmirates } from '@contract/regions';
import { latinDigits } from '@/shared/lib/text';
import { textSchema } from '@/shared/lib/text-schema';

import { isPlaceholderZip } from './placeholder-zip';

const required = (field: Parameters<typeof textSchema>[0], missing: () => string) =>
  textSchema(field).required(missing);

/** The address form (section 5): everything but the apartment is required. */
export const addressSchema = object({
  first_name: required('first_name', () => i18n.t('Please enter your first name')),
  last_name: required('last_name', () => i18n.t('Please enter your last name')),
  address: required('address', () => i18n.t('Please enter your street address')),
  apartment: textSchema('apartment'),
  city: required('city', () => i18n.t('Please enter your city')),
  country: required('country', () => i18n.t('Please enter your country')),
  // In the Emirates it is chosen from a list.
  state: textSchema('state').when('country', ([country], state) =>
    state.required(() =>
      isEmirates(country as string)
        ? i18n.t('Please choose an emirate')
        : i18n.t('Please enter your state'),
    ),
  ),
  zip_code: required('zip_code', () => i18n.t('Please enter your ZIP code'))
    .transform(latinDigits)
    .test({
      name: 'in-country',
      test: (zip, { parent, createError }) => {
        const { country } = parent as { country: string };
        return isPlaceholderZip(zip, country)
          ? createError({
              message: () => i18n.t('{zip} is not a ZIP code in this country', { zip }),
            })
          : true;
      },
    }),
});

export type AddressValues = InferType<typeof addressSchema>;

/** What the form starts with: the fields of a saved address, or empty ones. */
export const addressValuesFrom = (address: Omit<Address, 'id'> | null): AddressValues => ({
  first_name: address?.first_name ?? '',
  last_name: address?.last_name ?? '',
  address: address?.address ?? '',
  apartment: address?.apartment ?? '',
  city: address?.city ?? '',
  country: address?.country ?? '',
  state: address?.state ?? '',
  zip_code: address?.zip_code ?? '',
});
