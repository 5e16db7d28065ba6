import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to another element when the focused part is removed, such as a deleted card or a
 * button that is no longer needed, so that keyboard users keep their place.
 *
 * @param focusFallbackId the id of the element that receives the focus
 * @returns the ref of the part
 */
export const useFocusFallback = <T extends HTMLElement>(
  focusFallbackId: string,
): RefObject<T | null> => {
  const part = useRef<T>(null);

  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      // The part is still in the document here; the other element may be removed with it.
      if (own?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        document.getElementById(focusFallbackId)?.focus();
      });
    };
  }, [focusFallbackId]);

  return part;
};
