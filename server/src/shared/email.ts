import { maxLengths } from '@contract/constants';

/** An email address as it is compared: without regard to case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Whether a text looks like an email address. */
export const isEmail = (text: string): boolean =>
  text.length <= maxLengths.email && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
