import { object, string } from 'yup';

import { i18n } from '@contract/i18n';
import { codeDigits } from '@/shared/config';
import { latinDigits } from '@/shared/lib/text';

/**
 * Normalizes a code as typed or pasted: removes spaces and dashes, converts digits to Latin ones,
 * and picks the code out of a text that contains exactly one six-digit number.
 */
export const plainCode = (typed: string): string => {
  const plain = latinDigits(typed.normalize('NFC')).replaceAll(/[\s\p{Pd}\p{Cf}._·]/gu, '');
  const [only, another] = plain.match(new RegExp(`(?<!\\d)\\d{${codeDigits}}(?!\\d)`, 'g')) ?? [];
  return only !== undefined && another === undefined ? only : plain.slice(0, 2 * codeDigits);
};

/** A one-time code, sent normalized; `missing` makes the message for an empty one. */
export const oneTimeCodeSchema = (missing: () => string) =>
  string().transform(plainCode).required(missing).default('');

/** The form of a code that proves an email address. */
export const verificationCodeSchema = object({
  otp: oneTimeCodeSchema(() => i18n.t('Please enter the verification code')),
});
