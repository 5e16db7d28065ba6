const hiddenAttribute = 'aria-hidden';

/**
 * A ref for elements that screen readers must always announce. A modal panel sets `aria-hidden` on
 * everything beside it; this removes it again.
 */
export const keepAnnounced = (region: HTMLElement): (() => void) => {
  const show = () => {
    if (region.hasAttribute(hiddenAttribute)) region.removeAttribute(hiddenAttribute);
  };
  const observer = new MutationObserver(show);
  observer.observe(region, { attributes: true, attributeFilter: [hiddenAttribute] });
  return () => {
    observer.disconnect();
  };
};
