import { type InferType, object, string } from 'yup';

import { emailRule } from '@/shared/lib/credentials';

/** The Edit Profile dialog; the provider refuses an empty name or e-mail. */
export const profileSchema = object({
  name: string().trim().required('Please enter your name').default(''),
  email: emailRule(),
});

export type ProfileForm = InferType<typeof profileSchema>;
