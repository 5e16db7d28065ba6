import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * `value` once the page is hydrated, and at once on a page reached by navigation; null before: on the
 * server and in the browser's first render, which must equal the server's. Where `value` is null
 * itself, hydration draws nothing a second time.
 */
export const useAfterHydration = <Value extends string | boolean | null>(
  value: Value,
): Value | null =>
  useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => null,
  );

/** False on the server and in the browser's first render; true after that. */
export const useIsHydrated = (): boolean => useAfterHydration(true) ?? false;
