import { useEffect, useRef } from 'react';

import { panelSlideMs } from '@/shared/config';
import { selectOpenOverlay } from '@/shared/overlay';
import { useAppSelector } from '@/shared/redux';

/** The id of the page's heading, which gets the focus when a product leaves the wishlist. */
export const wishlistHeadingId = 'wishlist-heading';

/**
 * The bag opens when a product is moved into it, and returns the focus to a button that is gone by
 * then: the page's heading gets it instead.
 */
export const useFocusAfterBag = (): void => {
  const bagOpen = useAppSelector(selectOpenOverlay) === 'cart';
  const wasOpen = useRef(false);

  useEffect(() => {
    const justClosed = wasOpen.current && !bagOpen;
    wasOpen.current = bagOpen;
    if (!justClosed) return undefined;
    const closing = setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById(wishlistHeadingId)?.focus();
    }, panelSlideMs + 100);
    return () => {
      clearTimeout(closing);
    };
  }, [bagOpen]);
};
