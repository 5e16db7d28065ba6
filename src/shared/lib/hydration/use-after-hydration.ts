import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * What `read` returns once the page is hydrated, and at once on a page reached by navigation; null before: on
 * the server, where it is not called, and in the browser's first render, which must equal the server's. Where
 * it returns null itself, hydration draws nothing a second time.
 */
export const useReadAfterHydration = <Value extends string | boolean | null>(
  read: () => Value,
): Value | null => useSyncExternalStore(subscribeToNothing, read, () => null);

/** `value` instead of what is read (`useReadAfterHydration`). */
export const useAfterHydration = <Value extends string | boolean | null>(
  value: Value,
): Value | null => useReadAfterHydration(() => value);

/** False on the server and in the browser's first render; true after that. */
export const useIsHydrated = (): boolean => useAfterHydration(true) ?? false;
