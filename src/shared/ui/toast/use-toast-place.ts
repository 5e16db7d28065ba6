import { type RefObject, useEffect, useLayoutEffect } from 'react';

import { mobileBreakpointPx } from '@/shared/config';

import { placeStack } from './toast-place';

const place = (stack: HTMLElement | null, fresh = false): void => {
  if (stack === null) return;
  // A phone's thumb and bars are below, but so is the room; a desktop's header has room for them.
  placeStack(stack, window.innerWidth < mobileBreakpointPx ? 'bottom' : 'top', fresh);
};

/**
 * Keeps the toasts clear of what is in use and of bars: at once when they change, and again when
 * the focus moves, the window changes or a panel or page comes. `shown` is what they say.
 */
export const useToastPlace = (stack: RefObject<HTMLElement | null>, shown: readonly unknown[]) => {
  useLayoutEffect(() => {
    place(stack.current, true);
  }, [stack, shown]);

  useEffect(() => {
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        place(stack.current);
      });
    };
    const observer = new MutationObserver(placeSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', placeSoon);
    window.addEventListener('resize', placeSoon);
    // What raised them may have got the focus back before this listened.
    placeSoon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', placeSoon);
      window.removeEventListener('resize', placeSoon);
    };
  }, [stack]);
};
