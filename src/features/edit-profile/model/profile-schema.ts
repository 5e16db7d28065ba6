import { type InferType, object, string } from 'yup';

/** The profile dialog: a name and an e-mail; the provider refuses what is empty. */
export const profileSchema = object({
  name: string().trim().required('Please enter your name').default(''),
  email: string()
    .trim()
    .required('Please enter your email')
    .email('Please enter a valid email')
    .default(''),
});

export type ProfileForm = InferType<typeof profileSchema>;
