import { type InferType, object, string } from 'yup';

/** The login form: both fields are needed; whether they are right is the provider's to say. */
export const loginSchema = object({
  email: string()
    .trim()
    .required('Please enter your email')
    .email('Please enter a valid email')
    .default(''),
  password: string().required('Please enter your password').default(''),
});

export type LoginForm = InferType<typeof loginSchema>;
