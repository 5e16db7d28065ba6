import { type RefObject, useEffect, useLayoutEffect } from 'react';

import { placeToasts } from './toast-place';

/**
 * Keeps toasts off what is in use or to be read: when toasts change, when the focus moves, and when the window
 * changes or a panel or part of the page comes, has slid in or goes. `shown` identifies the toasts.
 */
export const useToastPlace = (stack: RefObject<HTMLElement | null>, shown: readonly unknown[]) => {
  useLayoutEffect(() => {
    if (stack.current !== null) placeToasts(stack.current);
  }, [stack, shown]);

  useEffect(() => {
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (stack.current !== null) placeToasts(stack.current);
      });
    };
    // A page's heading may come after what it waits for.
    const contents = new MutationObserver(placeSoon);
    contents.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', placeSoon);
    document.addEventListener('transitionend', placeSoon);
    window.addEventListener('resize', placeSoon);
    // The focus may have returned to the control before this effect ran.
    placeSoon();
    return () => {
      cancelAnimationFrame(frame);
      contents.disconnect();
      document.removeEventListener('focusin', placeSoon);
      document.removeEventListener('transitionend', placeSoon);
      window.removeEventListener('resize', placeSoon);
    };
  }, [stack]);
};
