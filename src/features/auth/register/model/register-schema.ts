import { type InferType, object, ref, string } from 'yup';

import { minPasswordLength } from '@/shared/config';

/** The registration form (specification, section 5): all four fields, passwords that match. */
export const registerSchema = object({
  name: string().trim().required('Please enter your name').max(200).default(''),
  email: string()
    .trim()
    .required('Please enter your email')
    .email('Please enter a valid email')
    .default(''),
  password: string()
    .required('Please enter a password')
    .min(minPasswordLength, `Please use at least ${minPasswordLength} characters`)
    .default(''),
  password_confirmation: string()
    .required('Please enter the password again')
    .oneOf([ref('password')], 'Passwords do not match')
    .default(''),
});

export type RegisterForm = InferType<typeof registerSchema>;
