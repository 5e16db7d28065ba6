import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { emailRule } from '@/shared/lib/credentials';
import { textRule } from '@/shared/lib/text-rule';

/** The Edit Profile dialog; the provider refuses an empty name or email. */
export const profileSchema = object({
  name: textRule('name').required(() => i18n.t('Please enter your name')),
  email: emailRule(),
  /** Typed once a provider has asked for it, to change the email. */
  current_password: string().default(''),
});

export type ProfileValues = InferType<typeof profileSchema>;
