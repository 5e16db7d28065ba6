import { type InferType, object } from 'yup';

import { emailRule } from '@/shared/lib/credentials';
import { textRule } from '@/shared/lib/text-rule';

/** The Edit Profile dialog; the provider refuses an empty name or e-mail. */
export const profileSchema = object({
  name: textRule('name').required('Please enter your name'),
  email: emailRule(),
});

export type ProfileForm = InferType<typeof profileSchema>;
