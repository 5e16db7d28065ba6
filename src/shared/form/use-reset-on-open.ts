import { useEffect, useRef } from 'react';

/**
 * Calls `reset` each time a dialog opens, and only then: data that arrives while it is open, or a
 * failed save, must not overwrite what was typed.
 */
export const useResetOnOpen = (open: boolean, reset: () => void): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open && !wasOpen.current) reset();
    wasOpen.current = open;
  }, [open, reset]);
};
