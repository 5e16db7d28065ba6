import { useLocation } from 'react-router';

import { currentLanguage } from '@contract/current-language';
import { type Language, pathIn } from '@contract/languages';
import { useIsHydrated } from '@/shared/lib/hydration';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';

import { preferredLanguage } from './preferred-language';
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

/** Pages on which an offer would interrupt: orders and the forms of an account. */
const busyPages = [
  paths.checkout,
  paths.order(''),
  paths.login,
  paths.register,
  paths.profile,
  paths.personalInfo,
  paths.securitySettings,
  paths.shippingAddresses,
];

/**
 * The link to this page in the language that the visitor reads; undefined where the page is in it, and
 * where an offer would disturb.
 */
export const useOfferedLink = (): LanguageLink | undefined => {
  const { languages } = useSite();
  const { pathname } = useLocation();
  const links = useLanguageLinks();
  const isBusy = busyPages.some((path) => pathname.startsWith(path));
  // The server does not know what the visitor reads.
  const isKnown = useIsHydrated();
  if (isBusy || !isKnown) return undefined;
  const preferred = preferredLanguage(languages);
  return links.find(({ language }) => language === preferred);
};
