import { useCallback, useEffect, useState } from 'react';

/**
 * Whole seconds that are left of a pause, by the clock, so that a tab put aside catches up; 0
 * when it is over. `restart` begins it again.
 */
export const useCountdown = (seconds: number): { left: number; restart: () => void } => {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    if (!running) return undefined;
    const ticking = setInterval(() => {
      setNow(Date.now());
    }, 250);
    return () => {
      clearInterval(ticking);
    };
  }, [running]);

  const restart = useCallback(() => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, restart };
};
