import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns whether the component is still mounted: async work checks it, so that it opens nothing on a
 * page that the visitor has left.
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
