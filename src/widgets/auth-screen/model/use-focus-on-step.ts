import { useEffect, useRef } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';

/**
 * When the step changes, scrolls to the top and focuses the field that `focusNext` has named, else
 * the step's first empty one. The step that a page opens or reloads with is left alone.
 */
export const useFocusOnStep = (step: string) => {
  const hydrated = useIsHydrated();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const named = useRef<string | null>(null);

  useEffect(() => {
    if (!hydrated || shown.current === step) return;
    const opened = shown.current === null;
    shown.current = step;
    if (opened) return;
    const fields = [
      ...(container.current?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? []),
    ];
    const field =
      fields.find(({ name }) => name === named.current) ??
      fields.find(({ value }) => value === '') ??
      fields[0];
    named.current = null;
    window.scrollTo(0, 0);
    field?.focus({ preventScroll: true });
  }, [hydrated, step]);

  return {
    container,
    focusNext: (name: string) => {
      named.current = name;
    },
  };
};
