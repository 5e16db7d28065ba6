import { type InferType, object, string } from 'yup';

import { emailRule } from '@/shared/lib/credentials';
import { textRule } from '@/shared/lib/text-rule';

/** The Edit Profile dialog; the provider refuses an empty name or email. */
export const profileSchema = object({
  name: textRule('name').required('Please enter your name'),
  email: emailRule(),
  /** Typed once a provider has asked for it, to change the email. */
  current_password: string().default(''),
});

export type ProfileForm = InferType<typeof profileSchema>;
