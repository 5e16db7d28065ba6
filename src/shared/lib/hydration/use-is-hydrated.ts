import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => undefined;

/**
 * False on the server and in the first render of the browser, which must equal the server's; true
 * from then on, and at once on a page that was navigated to.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
