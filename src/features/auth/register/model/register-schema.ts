import { type InferType, object, string } from 'yup';

import { emailRule, newPasswordRule, passwordAgainRule } from '@/shared/lib/credentials';

const maxNameLength = 200;

/** The registration form (section 5): all four fields, passwords that match. */
export const registerSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .max(maxNameLength, `Please use at most ${maxNameLength} characters`)
    .default(''),
  email: emailRule(),
  password: newPasswordRule(),
  password_confirmation: passwordAgainRule(),
});

export type RegisterForm = InferType<typeof registerSchema>;
