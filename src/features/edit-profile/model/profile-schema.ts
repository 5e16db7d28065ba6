import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { emailSchema } from '@/shared/lib/credentials';
import { sameText } from '@/shared/lib/text';
import { textSchema } from '@/shared/lib/text-schema';

/** What the form knows besides its fields. */
export interface ProfileContext {
  /** The email that may be saved without the password; null while the provider has not asked for it. */
  emailWithoutPassword: string | null;
}

/** The Edit Profile dialog; the provider refuses an empty name or email. */
export const profileSchema = object({
  name: textSchema('name').required(() => i18n.t('Please enter your name')),
  email: emailSchema(),
  /** To change the email; required once the provider has asked for it. */
  current_password: string()
    .default('')
    .when(['email', '$emailWithoutPassword'], (values, rule) => {
      const [email, free] = values as [string, ProfileContext['emailWithoutPassword']];
      if (free === null || sameText(email, free)) return rule;
      return rule.required(() => i18n.t('Please enter your current password'));
    }),
});

export type ProfileValues = InferType<typeof profileSchema>;
