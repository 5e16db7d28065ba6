import { useEffect, useState } from 'react';

import { solidHeaderAtPx } from '@/shared/config';

export interface HeaderScroll {
  /** The page has scrolled past the first 50 px: the header is solid. */
  solid: boolean;
  /** The page is being scrolled down: the header is hidden. */
  hidden: boolean;
}

/** Smaller movements are ignored: a resting finger is never still. */
const minMovePx = 4;

/** The header's state after scrolling from one position to another. */
export const headerScrollAfter = (
  before: HeaderScroll,
  fromPx: number,
  toPx: number,
): HeaderScroll => {
  const solid = toPx > solidHeaderAtPx;
  const moved = toPx - fromPx;
  if (!solid) return { solid, hidden: false };
  if (Math.abs(moved) < minMovePx) return { solid, hidden: before.hidden };
  return { solid, hidden: moved > 0 };
};

/**
 * Follows the page's scroll for the header, which hides on the way down, shows on the way up and
 * at the top, and is solid after 50 px (section 2, On every screen). Material UI's
 * `useScrollTrigger` would hide it on a page that is restored in the middle, and at the smallest
 * movement.
 */
export const useHeaderScroll = (): HeaderScroll => {
  const [state, setState] = useState<HeaderScroll>({ solid: false, hidden: false });

  useEffect(() => {
    // A page restored in the middle starts solid and not hidden.
    let last = window.scrollY;
    let frame = 0;
    const follow = () => {
      frame = 0;
      const now = Math.max(0, window.scrollY);
      // React may run the updater later, when `last` has moved on.
      const from = last;
      setState((before) => {
        const after = headerScrollAfter(before, from, now);
        return after.solid === before.solid && after.hidden === before.hidden ? before : after;
      });
      if (Math.abs(now - last) >= minMovePx) last = now;
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  return state;
};
