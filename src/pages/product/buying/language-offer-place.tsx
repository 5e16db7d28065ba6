import { type ComponentType, lazy, Suspense } from 'react';

import { currentLanguage } from '@contract/current-language';
import { languageCookie } from '@contract/languages';
import { useIsHydrated } from '@/shared/lib/hydration';

/** Left out where its code does not arrive. */
const LanguageOfferInPage = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('@/features/choose-language')).LanguageOfferInPage };
  } catch {
    return { default: () => null };
  }
});

/** Who prefers the page's language, and has never chosen one, is offered none. */
const mayBeOffered = (): boolean =>
  !navigator.language.startsWith(currentLanguage()) ||
  document.cookie.includes(`${languageCookie}=`);

/**
 * The place of the offer of a language, whose code is loaded at once for who may get it: the offer comes
 * before the visitor has scrolled to it.
 */
export const LanguageOfferPlace = () =>
  useIsHydrated() &&
  mayBeOffered() && (
    <Suspense fallback={null}>
      <LanguageOfferInPage />
    </Suspense>
  );
