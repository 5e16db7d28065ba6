import { type RefObject, useEffect, useState } from 'react';

/** The distance from the screen that counts as near, in pixels. */
const nearPx = 400;

/** True once the element has come near the screen, so that its contents can be fetched. */
export const useNear = (element: RefObject<Element | null>, active: boolean): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!active || near || target === null) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element, active, near]);
  return near;
};
