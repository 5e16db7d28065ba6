import { type InferType, object } from 'yup';

import { i18n } from '@contract/i18n';
import { emailSchema, newPasswordSchema, passwordAgainSchema } from '@/shared/lib/credentials';
import { textSchema } from '@/shared/lib/text-schema';

/** The registration form (section 5): all four fields, passwords that match. */
export const registerSchema = object({
  name: textSchema('name').required(() => i18n.t('Please enter your name')),
  email: emailSchema(),
  password: newPasswordSchema(),
  password_confirmation: passwordAgainSchema(),
});

export type RegisterValues = InferType<typeof registerSchema>;

/** The registering person's name and email. */
export type Registrant = Pick<RegisterValues, 'name' | 'email'>;
