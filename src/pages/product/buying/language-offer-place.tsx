import { type ComponentType, lazy, Suspense } from 'react';

import { currentLanguage } from '@contract/current-language';
import { useIsHydrated } from '@/shared/lib/hydration';
import { chosenLanguage } from '@/shared/lib/preferences';

/** Left out where its code does not arrive. */
const LanguageOfferInPage = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('@/features/choose-language')).LanguageOfferInPage };
  } catch {
    return { default: () => null };
  }
});

/** Who chose the page's language, or whose browser asks for it first, is offered none. */
const mayBeOffered = (): boolean =>
  !(chosenLanguage() ?? navigator.language).startsWith(currentLanguage());

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
