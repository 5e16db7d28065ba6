import { type InferType, object, string } from 'yup';

import { maxLengths } from '@/shared/config';
import { emailRule, incompleteEmail } from '@/shared/lib/credentials';

const atMost = (field: keyof typeof maxLengths) =>
  [
    maxLengths[field],
    `The ${field} is longer than ${maxLengths[field].toLocaleString('en-US')} characters`,
  ] as const;

/** A message to the house: every field is required (section 5, Contact). */
export const contactMessageSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .max(...atMost('name')),
  email: emailRule()
    .matches(/\.[^\s@.]{2,}$/, incompleteEmail)
    .max(...atMost('email')),
  subject: string()
    .trim()
    .required('Please enter a subject')
    .max(...atMost('subject')),
  message: string()
    .trim()
    .required('Please write your message')
    .max(...atMost('message')),
  /** A honeypot: hidden from people, so only bots fill it in. */
  website: string().default(''),
});

export type ContactMessageValues = InferType<typeof contactMessageSchema>;

export const emptyContactMessage: ContactMessageValues = {
  name: '',
  email: '',
  subject: '',
  message: '',
  website: '',
};
