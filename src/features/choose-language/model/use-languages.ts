import { useLocation } from 'react-router';

import { currentLanguage } from '@contract/current-language';
import { type Language, pathIn } from '@contract/languages';
import { useIsHydrated } from '@/shared/lib/hydration';
import { useSite } from '@/shared/lib/site';

import { preferredLanguage } from './chosen-language';
import { keepScroll } from './kept-scroll';

/** A link to this page in a language. It carries `data-language`: following it is choosing. */
export interface LanguageLink {
  language: Language;
  href: string;
  onClick: () => void;
}

/** The links to this page in the shop's other languages. */
export const useLanguageLinks = (): LanguageLink[] => {
  const { languages } = useSite();
  const { pathname, search, hash } = useLocation();
  const current = currentLanguage();
  return languages
    .filter((language) => language !== current)
    .map((language) => ({
      language,
      href: `${pathIn(language, pathname)}${search}${hash}`,
      onClick: keepScroll,
    }));
};

/** The link to this page in the language that the visitor reads; undefined where the page is in it. */
export const useOfferedLink = (): LanguageLink | undefined => {
  const { languages } = useSite();
  const links = useLanguageLinks();
  // The server does not know what the visitor reads.
  const preferred = useIsHydrated() ? preferredLanguage(languages) : undefined;
  return links.find(({ language }) => language === preferred);
};
