const arabicDigit = /[\u0660-\u0669]/g;
const vowelSign = /\u0640|[\u064B-\u065F\u0670]/g;
const sameLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' };

/**
 * A text as the database normalizes it (`normalize_arabic`): without vowel signs and tatweel, with one
 * letter for those that are used interchangeably, and with Latin digits.
 */
export const normalizeArabic = (text: string): string =>
  text
    .replaceAll(arabicDigit, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(vowelSign, '')
    .replaceAll(/[أإآٱىة]/g, (letter) => sameLetters[letter] ?? letter);
