import { useEffect, useRef } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * Begins a step that was stepped to at its top, with the focus on the first field that is still to
 * be filled in. A page that is opened, or reloaded in the middle, is left as the browser has it.
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
