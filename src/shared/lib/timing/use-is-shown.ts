import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still shown, for what takes a while: on a page that was left it opens
 * nothing any more.
 */
export const useIsShown = (): (() => boolean) => {
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return useCallback(() => isShown.current, []);
};
