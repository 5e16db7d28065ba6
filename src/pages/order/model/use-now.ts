import { useEffect, useState } from 'react';

const tickMs = 10_000;

/** The time, kept up to date while it is `running`. */
export const useNow = (running: boolean): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      setNow(new Date());
    }, tickMs);
    return () => {
      clearInterval(timer);
    };
  }, [running]);
  return now;
};
