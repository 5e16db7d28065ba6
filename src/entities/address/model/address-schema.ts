import { type InferType, object, string } from 'yup';

import type { Address } from '@contract/address';

const text = (max: number) =>
  string().trim().max(max, `Please use at most ${max} characters`).default('');

/**
 * The address form (section 5): everything but the apartment is required. `whose` words the
 * messages: 'Please enter your city' at checkout, 'Please enter the city' for a saved address.
 */
export const addressSchema = (whose: 'your' | 'the') => {
  const required = (name: string, max: number) =>
    text(max).required(`Please enter ${whose} ${name}`);
  return object({
    first_name: required('first name', 100),
    last_name: required('last name', 100),
    address: required('street address', 200),
    apartment: text(100),
    city: required('city', 100),
    country: required('country', 100),
    state: required('state', 100),
    zip_code: required('ZIP code', 20),
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
