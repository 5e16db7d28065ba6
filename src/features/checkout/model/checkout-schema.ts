import { object, string } from 'yup';

import type { CheckoutAddress } from './checkout-fields';

const required = (message: string, max: number) =>
  string().trim().required(message).max(max, `Please use at most ${max} characters`).default('');

/** The checkout's address (specification, section 5): all required but the apartment. */
export const checkoutSchema = object({
  firstName: required('Please enter your first name', 100),
  lastName: required('Please enter your last name', 100),
  address: required('Please enter your street address', 200),
  apartment: string().trim().max(100, 'Please use at most 100 characters').default(''),
  city: required('Please enter your city', 100),
  country: required('Please enter your country', 100),
  state: required('Please enter your state', 100),
  zipCode: required('Please enter your ZIP code', 20),
  phone: required('Please enter your phone number', 40).matches(/^[+()\d\s./-]{5,}$/, {
    message: 'Please enter a phone number, e.g. +971 50 123 4567',
    excludeEmptyString: true,
  }),
});

/** True when the address could be sent as it is. */
export const isCompleteAddress = (address: CheckoutAddress): boolean =>
  checkoutSchema.isValidSync(address);
