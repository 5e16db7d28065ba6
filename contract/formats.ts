import { currentLanguage } from './current-language';
import type { Language } from './languages';
import { locales } from './locales';

/** English dates are written the day first. */
const dateLocales: Record<Language, string> = { ...locales, en: 'en-GB' };

/** A moment as a date or a time, as the options of `Intl.DateTimeFormat` say. */
export const formatDate = (moment: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateLocales[currentLanguage()], options).format(moment);
