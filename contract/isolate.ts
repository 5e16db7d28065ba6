import { currentLanguage } from './current-language';
import { directionOf } from './languages';

/**
 * A name, an address, an amount or a number that is put into a sentence or beside others: in its own
 * writing direction where the page runs from right to left.
 */
export const isolate = (text: string | number): string =>
  directionOf(currentLanguage()) === 'rtl' ? `\u2068${text}\u2069` : String(text);
