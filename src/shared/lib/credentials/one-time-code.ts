import { string } from 'yup';

const digits = 6;

/** The zeros of the numerals that an Arabic, a Persian or a Chinese keyboard types. */
const zeros = ['٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

const latin = (character: string): string => {
  const code = character.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
};

/**
 * A code as it was typed or pasted, made plain: spaces and dashes go, digits become Latin ones,
 * and of a sentence with one six-digit number in it that number stays.
 */
export const plainCode = (typed: string): string => {
  const plain = Array.from(typed.normalize('NFC'), latin)
    .join('')
    .replaceAll(/[\s\p{Pd}\p{Cf}._·]/gu, '');
  const [only, another] = plain.match(new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`, 'g')) ?? [];
  return only !== undefined && another === undefined ? only : plain.slice(0, 2 * digits);
};

/** A code that is sent plain; `missing` is said when there is none. */
export const oneTimeCodeRule = (missing: string) =>
  string().transform(plainCode).required(missing).default('');
