import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closing the full-screen gallery leads to the picture that it showed last, in `strip`, and scrolls to it.
 * `enlarged` is the picture that it shows; null while it is closed.
 */
export const useReturnToPicture = (
  strip: RefObject<HTMLElement | null>,
  enlarged: number | null,
): void => {
  const lastEnlarged = useRef(enlarged);
  useEffect(() => {
    const last = lastEnlarged.current;
    lastEnlarged.current = enlarged;
    if (enlarged === null && last !== null)
      strip.current?.querySelectorAll('button')[last]?.focus();
  }, [strip, enlarged]);
};
