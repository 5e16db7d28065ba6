import { setTimeout as pause } from 'node:timers/promises';

import { i18n } from '@contract/i18n';
import { secondMs } from '@contract/durations';

import type { RateLimits } from '../services/rate-limits/rate-limits';
import { TryLaterError } from '../shared/errors';

const firstDelayMs = secondMs / 2;
const maxDelayMs = 4 * secondMs;
const accountDelayMs = secondMs;
const maxWaiting = 100;
const retryAfterSeconds = 5;

interface Attempt {
  email: string;
  network: string;
}

/** An account and a network as one caller of a limit. */
export const pairOf = ({ email, network }: Attempt): string => `${network} ${email}`;

/**
 * Delays logins to an account after too many attempts: longer and longer from one network, by a second
 * from all others. Logins are not refused, so that guessing passwords can't lock the account's owner
 * out. Unknown accounts are treated alike.
 */
export const createLoginDelay = (rateLimits: RateLimits) => {
  let waiting = 0;

  return {
    /** Counts an attempt, and waits if there were too many. 429 when too many are waiting. */
    wait: async (attempt: Attempt): Promise<void> => {
      const tooMany = await rateLimits.excess('login-pair', pairOf(attempt));
      const underAttack = (await rateLimits.excess('login-account', attempt.email)) > 0;
      const delayMs = Math.max(
        tooMany === 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (tooMany - 1)),
        underAttack ? accountDelayMs : 0,
      );
      if (delayMs === 0) return;
      if (waiting >= maxWaiting) {
        throw new TryLaterError(
          429,
          i18n.t('Please wait a moment and try again.'),
          retryAfterSeconds,
        );
      }
      waiting += 1;
      try {
        await pause(delayMs, undefined, { ref: false });
      } finally {
        waiting -= 1;
      }
    },

    /** After a login the count starts again from 0. */
    forget: (attempt: Attempt): Promise<void> => rateLimits.reset('login-pair', pairOf(attempt)),
  };
};
