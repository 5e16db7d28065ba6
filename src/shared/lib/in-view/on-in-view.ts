const defaultMarginPx = 400;

/**
 * Calls back once the element is in view, or no further away than the margin, so that its contents can
 * be fetched. Returns a function that stops it.
 */
export const onInView = (
  element: Element,
  callback: () => void,
  marginPx = defaultMarginPx,
): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
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
