/**
 * A short text that stays in one line, such as a date: with no-break spaces, and a word joiner after
 * a hyphen, which browsers would also break at.
 */
export const unbroken = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
