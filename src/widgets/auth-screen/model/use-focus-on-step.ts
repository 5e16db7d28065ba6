import { useEffect, useRef } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * Puts the focus on the first field of a step that was stepped to; a page that is opened, or
 * reloaded in the middle, leaves it where the browser has it.
 */
export const useFocusOnStep = (step: string) => {
  const hydrated = useIsHydrated();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (!hydrated || shown.current === step) return;
    const opened = shown.current === null;
    shown.current = step;
    if (!opened) container.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }, [hydrated, step]);

  return container;
};
