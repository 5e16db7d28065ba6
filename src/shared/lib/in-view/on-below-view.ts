/**
 * Calls back once the element is below the screen: what is put there then moves nothing in view. Returns
 * a function that stops it.
 */
export const onBelowView = (element: Element, callback: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(() => {
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};
