import { type InferType, object, string } from 'yup';

import type { Address, AddressRequest } from '@contract/address';

const required = (message: string, max: number) =>
  string().trim().required(message).max(max, `Please use at most ${max} characters`).default('');

/** The address dialog (specification, section 5): everything but the apartment is required. */
export const addressSchema = object({
  first_name: required('Please enter the first name', 100),
  last_name: required('Please enter the last name', 100),
  address: required('Please enter the street address', 200),
  apartment: string().trim().max(100, 'Please use at most 100 characters').default(''),
  city: required('Please enter the city', 100),
  state: required('Please enter the state', 100),
  zip_code: required('Please enter the ZIP code', 20),
  country: required('Please enter the country', 100),
});

export type AddressForm = InferType<typeof addressSchema>;

/** The dialog's fields: empty to add, filled to edit. */
export const addressFormFrom = (address: Address | null): AddressForm => ({
  ...addressSchema.getDefault(),
  ...(address === null
    ? {}
    : {
        first_name: address.first_name,
        last_name: address.last_name,
        address: address.address,
        apartment: address.apartment ?? '',
        city: address.city,
        state: address.state,
        zip_code: address.zip_code,
        country: address.country,
      }),
});

/** What the provider is sent. */
export const addressRequestFrom = (form: AddressForm): AddressRequest => addressSchema.cast(form);

/** A saved address, sent again to become the default one (beyond the specification). */
export const defaultRequestFrom = (address: Address): AddressRequest => ({
  ...addressRequestFrom(addressFormFrom(address)),
  is_default: true,
});
