import { currentLanguage } from './current-language';
import { directionOf } from './languages';

/**
 * Isolates the writing direction of a name, an address, an amount or a number inside of other text,
 * where the page is written from right to left.
 */
export const isolate = (text: string | number): string =>
  directionOf(currentLanguage()) === 'rtl' ? `\u2068${text}\u2069` : String(text);
