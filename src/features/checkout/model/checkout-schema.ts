import { type InferType, string } from 'yup';

import { addressSchema } from '@/entities/address';

/** The form of checkout: an address and a phone number (section 5). */
export const checkoutSchema = addressSchema('your').shape({
  phone: string()
    .trim()
    .required('Please enter your phone number')
    .max(40, 'Please use at most 40 characters')
    .matches(/^[+()\d\s./-]{5,}$/, {
      message: 'Please enter a phone number, e.g. +971 50 123 4567',
      excludeEmptyString: true,
    })
    .default(''),
});

export type CheckoutAddress = InferType<typeof checkoutSchema>;
