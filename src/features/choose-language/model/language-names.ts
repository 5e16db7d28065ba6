import type { Language } from '@contract/languages';

/** What each language calls itself: the same in every language of the shop. */
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** The offer of a language, in that language: the visitor may not read the page's. */
export const languageOffers: Record<Language, { text: string; accept: string; decline: string }> = {
  en: {
    text: 'This page is also available in English.',
    accept: 'Read it in English',
    decline: 'No, thank you',
  },
  ar: {
    text: 'هذه الصفحة متوفرة بالعربية أيضاً.',
    accept: 'عرضها بالعربية',
    decline: 'لا، شكراً',
  },
};
