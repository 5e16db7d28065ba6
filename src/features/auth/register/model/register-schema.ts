import { type InferType, object } from 'yup';

import { i18n } from '@contract/i18n';
import { emailRule, newPasswordRule, passwordAgainRule } from '@/shared/lib/credentials';
import { textRule } from '@/shared/lib/text-rule';

/** The registration form (section 5): all four fields, passwords that match. */
export const registerSchema = object({
  name: textRule('name').required(() => i18n.t('Please enter your name')),
  email: emailRule(),
  password: newPasswordRule(),
  password_confirmation: passwordAgainRule(),
});

export type RegisterValues = InferType<typeof registerSchema>;
