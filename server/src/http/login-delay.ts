import { i18n } from '@contract/i18n';
import { secondMs } from '@contract/durations';

import type { RateLimits } from '../services/rate-limits/rate-limits';
import { TryLaterError } from '../shared/errors';

const firstDelayMs = secondMs / 2;
const maxDelayMs = 4 * secondMs;
const accountDelayMs = secondMs;
const maxWaitingOfNetwork = 10;
const retryAfterSeconds = 5;

interface Attempt {
  email: string;
  network: string;
}

/** An account and a network as one caller of a limit. */
export const pairOf = ({ email, network }: Attempt): string => `${network} ${email}`;

/**
 * Delays logins to an account after too many attempts: longer and longer from one network, by a second
 * from all others. Those from other networks are never refused, so that guessing passwords can't lock the
 * account's owner out.
 */
export const createLoginDelay = (rateLimits: RateLimits) => {
  /** How many attempts of a network wait now. */
  const waiting = new Map<string, number>();

  return {
    /**
     * Counts an attempt, and has it delayed if there were too many. 429 when too many of its network wait:
     * all would come back at once. Unknown accounts are treated alike.
     */
    wait: async (attempt: Attempt, delay: (ms: number) => Promise<void>): Promise<void> => {
      const tooMany = await rateLimits.excess('login-pair', pairOf(attempt));
      const underAttack = (await rateLimits.excess('login-account', attempt.email)) > 0;
      const delayMs = Math.max(
        tooMany === 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (tooMany - 1)),
        underAttack ? accountDelayMs : 0,
      );
      if (delayMs === 0) return;
      const { network } = attempt;
      const others = waiting.get(network) ?? 0;
      if (others >= maxWaitingOfNetwork) {
        throw new TryLaterError(
          429,
          i18n.t('Please wait a moment and try again.'),
          retryAfterSeconds,
        );
      }
      waiting.set(network, others + 1);
      try {
        await delay(delayMs);
      } finally {
        const left = (waiting.get(network) ?? 1) - 1;
        if (left > 0) waiting.set(network, left);
        else waiting.delete(network);
      }
    },

    /** After a login the count starts again from 0. */
    forget: (attempt: Attempt): Promise<void> => rateLimits.reset('login-pair', pairOf(attempt)),
  };
};
