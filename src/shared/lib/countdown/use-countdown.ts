import { useEffect, useState } from 'react';

import { resendCooldownSeconds } from '@/shared/config';

const tickMs = 250;
const secondMs = 1000;

/** When the next code may be requested, if one is sent now: milliseconds since 1970 (section 9). */
export const nextResendAt = (): number => Date.now() + resendCooldownSeconds * secondMs;

/**
 * Whole seconds left until a moment, by the clock: right also after a reload and in a tab that was
 * in the background. 0 when it is over, or when the system clock was set back too far to tell.
 *
 * @param endsAt the moment in milliseconds since 1970
 * @param maxSeconds the length of the whole wait: never more is returned
 */
export const useCountdown = (endsAt: number, maxSeconds: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / secondMs));
  const left = seconds > 2 * maxSeconds ? 0 : Math.min(maxSeconds, seconds);
  const running = left > 0;

  useEffect(() => {
    if (!running) return undefined;
    const update = () => {
      setNow(Date.now());
    };
    const timer = setInterval(update, tickMs);
    // Timers of a background tab run rarely: update as soon as it is visible.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [running]);

  return left;
};
