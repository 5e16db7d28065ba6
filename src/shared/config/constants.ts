/** Business constants and limits (section 9). */

/** The one breakpoint: narrower screens are phones. */
export const mobileBreakpointPx = 768;
/** The media conditions on either side of it. */
export const phoneCondition = `(max-width: ${mobileBreakpointPx - 0.02}px)`;
export const desktopCondition = `(min-width: ${mobileBreakpointPx}px)`;

/**
 * Up to this height, px, a window is low, e.g. a desktop's at 200 % zoom. A panel shows little of its
 * content there: toasts are placed in its title bar, and its notes follow the content.
 */
export const lowWindowPx = 480;
export const swipeThresholdPx = 50;
export const solidHeaderAtPx = 50;
export const sizesPerRow = 5;
export const defaultGridColumns = 4;

export const menuFadeMs = 300;
export const menuResetMs = 300;
export const panelSlideMs = 500;
export const pageAnimationMs = 800;
export const imageStaggerMs = 100;

/** Browser storage keys (sections 3 and 9). */
export const storageKeys = {
  cart: 'cart',
  token: 'token',
  user: 'user',
  wishlist: 'wishlist',
  /** The scroll position, while the same page opens in another language. */
  languageScroll: 'language-scroll',
} as const;

/** Shown for a bag line that has no size (departure 7: display only). */
export const displaySizeFallback = 'M';

/** Category shortcuts of the shop's `category` parameter. */
export const categoryShortcuts: Readonly<Record<string, number>> = { fw2425: 6, ss24: 5 };
