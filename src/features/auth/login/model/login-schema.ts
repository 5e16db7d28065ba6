import { object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { emailSchema } from '@/shared/lib/credentials';

/** The login form: both fields are required; the provider checks them. */
export const loginSchema = object({
  email: emailSchema(),
  password: string()
    .required(() => i18n.t('Please enter your password'))
    .default(''),
});
