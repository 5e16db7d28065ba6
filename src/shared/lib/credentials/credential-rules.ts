import { ref, string } from 'yup';

import { minPasswordLength } from '@/shared/config';

/** An e-mail address that may be one; whether it is a customer's is the provider's to say. */
export const emailRule = () =>
  string()
    .trim()
    .required('Please enter your email')
    .email('Please enter a valid email')
    .default('');

/** A password that is chosen now (specification, section 9): 8 characters and more. */
export const newPasswordRule = () =>
  string()
    .required('Please enter a password')
    .min(minPasswordLength, `Please use at least ${minPasswordLength} characters`)
    .default('');

/** The same password again (specification, section 5). */
export const passwordAgainRule = () =>
  string()
    .required('Please enter the password again')
    .oneOf([ref('password')], 'Passwords do not match')
    .default('');
