import { type InferType, object, string } from 'yup';

import { emailRule, incompleteEmail } from '@/shared/lib/credentials';

/** The longest email that the provider accepts. */
const maxEmailLength = 254;

/** Which size to wait for, and where to write to. */
export const waitSchema = object({
  size: string().required('Please choose a size').default(''),
  email: emailRule()
    .matches(/\.[^\s@.]{2,}$/, incompleteEmail)
    .max(maxEmailLength, incompleteEmail),
});

export type WaitValues = InferType<typeof waitSchema>;
