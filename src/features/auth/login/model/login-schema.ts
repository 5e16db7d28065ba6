import { type InferType, object, string } from 'yup';

import { emailRule } from '@/shared/lib/credentials';

/** The login form: both fields are required; the provider checks them. */
export const loginSchema = object({
  email: emailRule(),
  password: string().required('Please enter your password').default(''),
});

export type LoginForm = InferType<typeof loginSchema>;
