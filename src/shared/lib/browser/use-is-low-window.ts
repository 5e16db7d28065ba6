import { useSyncExternalStore } from 'react';

import { lowWindowPx } from '@/shared/config';

const usualFontPx = 16;

const followWindow = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
};

const isLow = (): boolean => {
  const fontPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerHeight <= (lowWindowPx * fontPx) / usualFontPx;
};

/**
 * Whether the window has no room for what stays in sight while the rest scrolls: it is low, or its
 * text is enlarged.
 */
export const useIsLowWindow = (): boolean => useSyncExternalStore(followWindow, isLow, () => false);
