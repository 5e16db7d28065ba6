import { type RefObject, useEffect, useState } from 'react';

import { onNear } from './on-near';

/** True once the element has come near the screen, so that its contents can be fetched. */
export const useNear = (element: RefObject<Element | null>, active: boolean): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!active || near || target === null) return undefined;
    return onNear(target, () => {
      setNear(true);
    });
  }, [element, active, near]);
  return near;
};
