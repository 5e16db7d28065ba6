import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a part that goes away with what it stood for: a button whose act is done, a deleted card.
 * When it takes the focus with it, the element of this id gets it, so that a keyboard keeps its
 * place. Returns the ref of the part.
 */
export const useFocusHome = <T extends HTMLElement>(homeId: string): RefObject<T | null> => {
  const part = useRef<T>(null);

  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      // Here the part is still in the page; what it gives the focus to may be moved with it.
      if (own?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        document.getElementById(homeId)?.focus();
      });
    };
  }, [homeId]);

  return part;
};
