import type { InferType } from 'yup';

import { i18n } from '@contract/i18n';
import { addressSchema } from '@/entities/address';
import { latinDigits } from '@/shared/lib/text';
import { textSchema } from '@/shared/lib/text-schema';

/** For the courier: at least the seven digits of a national number. */
const phonePattern = /^(?:[+()\s./-]*\d){7,}[\s)]*$/;

/** A number as typed or pasted, with Latin digits and without the marks of direction around it. */
const plainPhone = (typed: string) => latinDigits(typed).replaceAll(/\p{Cf}/gu, '');

/** The form of checkout: an address and a phone number (section 5). */
export const checkoutSchema = addressSchema.shape({
  phone: textSchema('phone')
    .transform(plainPhone)
    .required(() => i18n.t('Please enter your phone number'))
    .matches(phonePattern, {
      message: () => i18n.t('Please enter a phone number, e.g. +971 50 123 4567'),
      excludeEmptyString: true,
    }),
});

export type CheckoutAddress = InferType<typeof checkoutSchema>;
