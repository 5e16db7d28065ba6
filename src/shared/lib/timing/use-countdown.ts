import { useEffect, useState } from 'react';

import { secondMs } from '@contract/durations';
import { resendCooldownSeconds } from '@/shared/config';

const tickMs = 250;

/** When the next code may be requested, if one is sent now: milliseconds since 1970 (section 9). */
export const nextResendAt = (): number => Date.now() + resendCooldownSeconds * secondMs;

/**
 * Whole seconds until the next code may be requested, by the clock: right also after a reload and in
 * a tab that was in the background. 0 when it may, or when the system clock was set back too far to
 * tell.
 *
 * @param endsAt milliseconds since 1970: see `nextResendAt`
 */
export const useCountdown = (endsAt: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / secondMs));
  const left = seconds > 2 * resendCooldownSeconds ? 0 : Math.min(resendCooldownSeconds, seconds);
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
