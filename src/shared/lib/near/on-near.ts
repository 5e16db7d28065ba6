const nearPx = 400;

/**
 * Calls back once the element has come near the screen, so that its contents can be fetched.
 * `distancePx` is what counts as near. Returns a function that stops it.
 */
export const onNear = (
  element: Element,
  callback: () => void,
  distancePx = nearPx,
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
    { rootMargin: `${distancePx}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};
