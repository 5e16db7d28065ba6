/** The events by which a visitor scrolls. */
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** How far the page can be scrolled down, px. */
export const maxScroll = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Calls `scroll` now and whenever the page's height changes, until the visitor scrolls or the returned
 * function is called, which `scroll` is given too.
 */
export const whilePageGrows = (scroll: (stop: () => void) => void): (() => void) => {
  const stop = () => {
    growth.disconnect();
    for (const type of scrollingEvents) window.removeEventListener(type, stop);
  };
  const growth = new ResizeObserver(() => {
    scroll(stop);
  });
  for (const type of scrollingEvents) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  return stop;
};
