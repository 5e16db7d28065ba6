import { useEffect, useRef } from 'react';

/**
 * Fills a dialog's form whenever the dialog opens, and only then: what is typed stays, whatever
 * comes in behind it and however often saving fails.
 */
export const useFilledOnOpening = (open: boolean, fill: () => void): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open && !wasOpen.current) fill();
    wasOpen.current = open;
  }, [open, fill]);
};
