import { useEffect, useState } from 'react';

/** The value, once it has been the same for `pauseMs`; the first one at once. */
export const useDebounced = <T>(value: T, pauseMs: number): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => {
      setDebounced(value);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
    };
  }, [value, pauseMs]);
  return debounced;
};
