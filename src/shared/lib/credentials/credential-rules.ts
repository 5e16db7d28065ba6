import { ref, string } from 'yup';

import { maxLengths, minPasswordLength } from '@/shared/config';
import { textRule } from '@/shared/lib/text-rule';

const incompleteEmail = 'Please enter a complete email, like name@example.com';

/** The email address of an account; the provider knows it or not. */
export const emailRule = () =>
  textRule('email').required('Please enter your email').email(incompleteEmail);

/** An email address that mail is sent to without an account: its domain must be a public one. */
export const publicEmailRule = () => emailRule().matches(/\.[^\s@.]{2,}$/, incompleteEmail);

/** A new password: at least 8 characters (section 9). */
export const newPasswordRule = () =>
  string()
    .required('Please enter a password')
    .min(minPasswordLength, `Please use at least ${minPasswordLength} characters`)
    .max(maxLengths.password, `Please use at most ${maxLengths.password} characters`)
    .default('');

/** The new password again (section 5). */
export const passwordAgainRule = () =>
  string()
    .required('Please enter the password again')
    .oneOf([ref('password')], 'Passwords do not match')
    .default('');
