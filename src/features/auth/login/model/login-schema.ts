import { type InferType, object, string } from 'yup';

import { emailRule } from '@/shared/lib/credentials';

/** The login form: both fields are needed; whether they are right is the provider's to say. */
export const loginSchema = object({
  email: emailRule(),
  password: string().required('Please enter your password').default(''),
});

export type LoginForm = InferType<typeof loginSchema>;
