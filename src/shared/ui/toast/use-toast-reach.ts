import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Behind the last control of an open panel: from here Material UI leads back to the first. */
const endOfPanel = '[data-testid="sentinelEnd"]';

/**
 * Lets the keyboard reach the toasts while a panel is open, which otherwise keeps the focus: Tab goes from
 * the panel's last control to their first one. Returns what must be called before a toast is
 * removed: the focus goes back to where it came from.
 */
export const useToastReach = (stack: RefObject<HTMLElement | null>): (() => void) => {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const follow = (event: FocusEvent) => {
      const { target, relatedTarget: before } = event;
      const own = stack.current;
      if (own === null || !(target instanceof HTMLElement)) return;
      const fromToasts = before instanceof Node && own.contains(before);
      const isEnd = target.matches(endOfPanel) && !fromToasts;
      if (!isEnd && !own.contains(target)) return;
      // The panel listens on the document, and would take the focus back.
      event.stopPropagation();
      if (before instanceof HTMLElement && !fromToasts && !before.matches(endOfPanel))
        cameFrom.current = before;
      if (isEnd) own.querySelector('button')?.focus();
    };
    document.body.addEventListener('focusin', follow);
    return () => {
      document.body.removeEventListener('focusin', follow);
    };
  }, [stack]);

  return useCallback(() => {
    const { activeElement } = document;
    if (stack.current?.contains(activeElement) === true) cameFrom.current?.focus();
  }, [stack]);
};
