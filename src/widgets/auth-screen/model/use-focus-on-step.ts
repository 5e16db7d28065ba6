import { useEffect, useRef } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * When the step changes, scrolls to the top and focuses its first empty field. The step that a page
 * opens or reloads with is left alone.
 */
export const useFocusOnStep = (step: string) => {
  const hydrated = useIsHydrated();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (!hydrated || shown.current === step) return;
    const opened = shown.current === null;
    shown.current = step;
    if (opened) return;
    const fields = [
      ...(container.current?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? []),
    ];
    window.scrollTo(0, 0);
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus({ preventScroll: true });
  }, [hydrated, step]);

  return container;
};
