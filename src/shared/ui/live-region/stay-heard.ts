const HIDDEN = 'aria-hidden';

/**
 * The ref of what stands in the body for screen readers. A modal panel hides everything beside it
 * from them, when it opens and again when the one below it closes; this stays heard.
 */
export const stayHeard = (region: HTMLElement): (() => void) => {
  const show = () => {
    if (region.hasAttribute(HIDDEN)) region.removeAttribute(HIDDEN);
  };
  const observer = new MutationObserver(show);
  observer.observe(region, { attributes: true, attributeFilter: [HIDDEN] });
  return () => {
    observer.disconnect();
  };
};
