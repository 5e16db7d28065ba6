import { type InferType, object, string } from 'yup';

import { emailRule, incompleteEmail } from '@/shared/lib/credentials';

/** The longest texts that the provider accepts. */
const maxLineLength = 200;
const maxEmailLength = 254;
const maxMessageLength = 10_000;

const atMost = (length: number, what: string) =>
  [length, `${what} is longer than ${length.toLocaleString('en-US')} characters`] as const;

/** A message to the house: every field is required (section 5, Contact). */
export const contactMessageSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .max(...atMost(maxLineLength, 'The name')),
  email: emailRule()
    .matches(/\.[^\s@.]{2,}$/, incompleteEmail)
    .max(...atMost(maxEmailLength, 'The email')),
  subject: string()
    .trim()
    .required('Please enter a subject')
    .max(...atMost(maxLineLength, 'The subject')),
  message: string()
    .trim()
    .required('Please write your message')
    .max(...atMost(maxMessageLength, 'The message')),
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
