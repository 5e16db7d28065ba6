/** A date or a span of days that stays in one line: with no-break spaces. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
