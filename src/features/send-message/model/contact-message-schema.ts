import { type InferType, object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { publicEmailRule } from '@/shared/lib/credentials';
import { textRule } from '@/shared/lib/text-rule';

/** A message to the house: every field is required (section 5, Contact). */
export const contactMessageSchema = object({
  name: textRule('name').required(() => i18n.t('Please enter your name')),
  email: publicEmailRule(),
  subject: textRule('subject').required(() => i18n.t('Please enter a subject')),
  message: textRule('message').required(() => i18n.t('Please enter your message')),
  /** A honeypot: hidden from people, so only bots fill it in. */
  website: string().default(''),
});

export type ContactMessageValues = InferType<typeof contactMessageSchema>;
