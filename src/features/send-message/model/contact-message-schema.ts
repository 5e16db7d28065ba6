import { type InferType, object, string } from 'yup';

/** The longest texts that the provider accepts. */
const LINE = 200;
const EMAIL = 254;
const MESSAGE = 10_000;

const atMost = (length: number, what: string) =>
  [length, `${what} is longer than ${length.toLocaleString('en-US')} characters`] as const;

/** A message to the house: every field is required (section 5, Contact). */
export const contactMessageSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .max(...atMost(LINE, 'The name')),
  email: string()
    .trim()
    .required('Please enter your email')
    .matches(
      /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
      'Please enter a complete email, like name@example.com',
    )
    .max(...atMost(EMAIL, 'The email')),
  subject: string()
    .trim()
    .required('Please enter a subject')
    .max(...atMost(LINE, 'The subject')),
  message: string()
    .trim()
    .required('Please write your message')
    .max(...atMost(MESSAGE, 'The message')),
  /** Hidden from people; only a program fills it in. */
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
