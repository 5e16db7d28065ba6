import { useSyncExternalStore } from 'react';

import { mobileBreakpointPx } from '@/shared/config';

const phoneQuery = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function'
    ? window.matchMedia(`(max-width: ${mobileBreakpointPx - 0.02}px)`)
    : null;

const watch = (onChange: () => void): (() => void) => {
  const query = phoneQuery();
  query?.addEventListener('change', onChange);
  return () => {
    query?.removeEventListener('change', onChange);
  };
};

/** Whether the screen is narrower than the breakpoint; for what cannot be said in a media query. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => phoneQuery()?.matches ?? false,
    () => false,
  );
