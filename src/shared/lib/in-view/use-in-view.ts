import { type RefObject, useEffect, useState } from 'react';

import { onInView } from './on-in-view';

/** True once the element is nearly in view, so that its contents can be fetched. */
export const useInView = (element: RefObject<Element | null>, active: boolean): boolean => {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!active || inView || target === null) return undefined;
    return onInView(target, () => {
      setInView(true);
    });
  }, [element, active, inView]);
  return inView;
};
