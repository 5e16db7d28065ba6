/** So far away that a fling takes a moment to bring it back. */
const marginPx = 400;

/**
 * Calls back once the element is neither in view nor near it. Returns a function that stops it. Never where
 * nothing observes it.
 */
export const onOutOfView = (element: Element, callback: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${marginPx}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};
