import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { publicEmailSchema } from '@/shared/lib/credentials';
import { textSchema } from '@/shared/lib/text-schema';

/** A message to the house: every field is required (section 5, Contact). */
export const contactMessageSchema = object({
  name: textSchema('name').required(() => i18n.t('Please enter your name')),
  email: publicEmailSchema(),
  subject: textSchema('subject').required(() => i18n.t('Please enter a subject')),
  message: textSchema('message').required(() => i18n.t('Please enter your message')),
  /** A honeypot: hidden from people, so only bots fill it in. */
  website: string().default(''),
});

export type ContactMessageValues = InferType<typeof contactMessageSchema>;
