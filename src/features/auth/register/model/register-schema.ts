import { type InferType, object, string } from 'yup';

import { emailRule, newPasswordRule, passwordAgainRule } from '@/shared/lib/credentials';

const longestName = 200;

/** The registration form (specification, section 5): all four fields, passwords that match. */
export const registerSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .max(longestName, `Please use at most ${longestName} characters`)
    .default(''),
  email: emailRule(),
  password: newPasswordRule(),
  password_confirmation: passwordAgainRule(),
});

export type RegisterForm = InferType<typeof registerSchema>;
