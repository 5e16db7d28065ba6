import type { Address } from '@contract/address';
import type { PaymentMethod, PlaceOrderRequest } from '@contract/order';

import type { CheckoutAddress } from './checkout-fields';

/** A full name split on the first space into first and last name. */
export const splitName = (fullName: string): { firstName: string; lastName: string } => {
  const name = fullName.trim();
  const space = name.indexOf(' ');
  return space === -1
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, space), lastName: name.slice(space + 1).trim() };
};

/**
 * The form prefilled from a saved address: its own names when both are there, else the one that
 * is there split on the first space (decision 7). The phone is not prefilled (section 3).
 */
export const prefilledFrom = (address: Omit<Address, 'id'>): CheckoutAddress => {
  const first = address.first_name.trim();
  const last = address.last_name.trim();
  const name =
    first !== '' && last !== ''
      ? { firstName: first, lastName: last }
      : splitName(`${first}${last}`);
  return {
    ...name,
    address: address.address,
    apartment: address.apartment ?? '',
    city: address.city,
    country: address.country,
    state: address.state,
    zipCode: address.zip_code,
    phone: '',
  };
};

/** What POST /orders asks for. */
export const orderRequestFrom = (
  address: CheckoutAddress,
  paymentMethod: PaymentMethod,
): PlaceOrderRequest => ({
  first_name: address.firstName.trim(),
  last_name: address.lastName.trim(),
  address: address.address.trim(),
  apartment: address.apartment.trim(),
  city: address.city.trim(),
  state: address.state.trim(),
  zip_code: address.zipCode.trim(),
  country: address.country.trim(),
  phone: address.phone.trim(),
  payment_method: paymentMethod,
});

/** The form's field for each of the provider's, so that its messages land where they belong. */
export const formFieldOf: Readonly<Record<string, keyof CheckoutAddress>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  address: 'address',
  apartment: 'apartment',
  city: 'city',
  state: 'state',
  zip_code: 'zipCode',
  country: 'country',
  phone: 'phone',
};
