import { type InferType, object, string } from 'yup';

import { publicEmailRule } from '@/shared/lib/credentials';
import { textRule } from '@/shared/lib/text-rule';

/** A message to the house: every field is required (section 5, Contact). */
export const contactMessageSchema = object({
  name: textRule('name').required('Please enter your name'),
  email: publicEmailRule(),
  subject: textRule('subject').required('Please enter a subject'),
  message: textRule('message').required('Please write your message'),
  /** A honeypot: hidden from people, so only bots fill it in. */
  website: string().default(''),
});

export type ContactMessageValues = InferType<typeof contactMessageSchema>;
