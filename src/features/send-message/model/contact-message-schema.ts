import { type InferType, object, string } from 'yup';

/** As much as the provider takes. */
const LINE = 200;
const EMAIL = 254;
const MESSAGE = 10_000;

const atMost = (length: number, what: string) =>
  [length, `${what} is longer than ${length.toLocaleString('en-US')} characters`] as const;

/** A message to the house: every field is required (specification, section 5, Contact). */
export const contactMessageSchema = object({
  name: string()
    .trim()
    .required('Please enter your name')
    .max(...atMost(LINE, 'The name')),
  email: string()
    .trim()
    .required('Please enter your email')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'Please enter a whole email, like name@example.com')
    .max(...atMost(EMAIL, 'The email')),
  subject: string()
    .trim()
    .required('Please enter a subject')
    .max(...atMost(LINE, 'The subject')),
  message: string()
    .trim()
    .required('Please write your message')
    .max(...atMost(MESSAGE, 'The message')),
  /** No person sees it; what fills it in is a program. */
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
