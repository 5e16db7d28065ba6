import { type InferType, object, ref, string } from 'yup';

import { minPasswordLength } from '@/shared/config';

/** Who forgot the password. */
export const resetEmailSchema = object({
  email: string()
    .trim()
    .required('Please enter your email')
    .email('Please enter a valid email')
    .default(''),
});
export type ResetEmailForm = InferType<typeof resetEmailSchema>;

/** The code from the e-mail. */
export const resetCodeSchema = object({
  otp: string().trim().required('Please enter the code').default(''),
});
export type ResetCodeForm = InferType<typeof resetCodeSchema>;

/** The new password, twice (specification, section 5). */
export const newPasswordSchema = object({
  password: string()
    .required('Please enter a password')
    .min(minPasswordLength, `Please use at least ${minPasswordLength} characters`)
    .default(''),
  password_confirmation: string()
    .required('Please enter the password again')
    .oneOf([ref('password')], 'Passwords do not match')
    .default(''),
});
export type NewPasswordForm = InferType<typeof newPasswordSchema>;
