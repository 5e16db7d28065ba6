import { ref, string } from 'yup';

import { i18n } from '@contract/i18n';
import { maxLengths, minPasswordLength } from '@/shared/config';
import { textSchema } from '@/shared/lib/text-schema';

const incompleteEmail = () => i18n.t('Please enter a complete email, like name@example.com');

/** The email address of an account. */
export const emailSchema = () =>
  textSchema('email')
    .required(() => i18n.t('Please enter your email'))
    .email(incompleteEmail);

/** An email address that mail is sent to without an account: its domain must be a public one. */
export const publicEmailSchema = () => emailSchema().matches(/\.[^\s@.]{2,}$/, incompleteEmail);

/** A new password: at least 8 characters (section 9). */
export const newPasswordSchema = () =>
  string()
    .required(() => i18n.t('Please enter a password'))
    .min(minPasswordLength, () =>
      i18n.t('Please use at least {count} characters', { count: minPasswordLength }),
    )
    .max(maxLengths.password, () =>
      i18n.t('Please use at most {count, number} characters', { count: maxLengths.password }),
    )
    .default('');

/** The new password again (section 5). */
export const passwordAgainSchema = () =>
  string()
    .required(() => i18n.t('Please enter the password again'))
    .oneOf([ref('password')], () => i18n.t('Passwords do not match'))
    .default('');
