import { type InferType, object } from 'yup';

import type { Address } from '@contract/address';
import { textRule } from '@/shared/lib/text-rule';

/**
 * The address form (section 5): everything but the apartment is required. `whose` words the
 * messages: 'Please enter your city' at checkout, 'Please enter the city' for a saved address.
 */
export const addressSchema = (whose: 'your' | 'the') => {
  const required = (name: string, field: Parameters<typeof textRule>[0]) =>
    textRule(field).required(`Please enter ${whose} ${name}`);
  return object({
    first_name: required('first name', 'first_name'),
    last_name: required('last name', 'last_name'),
    address: required('street address', 'address'),
    apartment: textRule('apartment'),
    city: required('city', 'city'),
    country: required('country', 'country'),
    state: required('state', 'state'),
    zip_code: required('ZIP code', 'zip_code'),
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
