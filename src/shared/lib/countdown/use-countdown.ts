import { useEffect, useState } from 'react';

const lookEveryMs = 250;
const secondMs = 1000;

/**
 * Whole seconds until a moment, told by the clock and not counted: a tab that was put aside, or
 * reloaded, shows what is really left. 0 when it is over, and when the clock was put back so far
 * that nobody knows.
 *
 * @param endsAt the moment in milliseconds since 1970
 * @param mostSeconds how long the whole wait is: never more is told
 */
export const useCountdown = (endsAt: number, mostSeconds: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / secondMs));
  const left = seconds > 2 * mostSeconds ? 0 : Math.min(mostSeconds, seconds);
  const running = left > 0;

  useEffect(() => {
    if (!running) return undefined;
    const look = () => {
      setNow(Date.now());
    };
    const looking = setInterval(look, lookEveryMs);
    // A tab in the background looks rarely: what it shows is right as soon as it is seen.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [running]);

  return left;
};
