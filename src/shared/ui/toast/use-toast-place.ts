import { type RefObject, useEffect, useLayoutEffect } from 'react';

import { lowWindowPx } from '@/shared/config';

import { placeStack } from './toast-place';

/**
 * From this width on, px, toasts fit into the header and beside a panel. It is less than the
 * breakpoint: a desktop's window at 200 % zoom is this narrow, and too low for a toast elsewhere.
 */
export const toastBandPx = 700;

const place = (stack: HTMLElement | null, fresh = false): void => {
  if (stack === null) return;
  // A phone has more room at the bottom. A wider or low window has it at the top: toasts return there,
  // e.g. once a panel is closed.
  const atTop = window.innerWidth >= toastBandPx || window.innerHeight <= lowWindowPx;
  placeStack(stack, atTop ? 'top' : 'bottom', fresh || atTop);
};

/**
 * Keeps toasts off the focused control and the bars: when toasts change, when the focus moves, and
 * when the window, a panel or the page changes. `shown` identifies the toasts.
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
    // The focus may have returned to the control before this effect ran.
    placeSoon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', placeSoon);
      window.removeEventListener('resize', placeSoon);
    };
  }, [stack]);
};
