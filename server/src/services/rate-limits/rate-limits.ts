import { createHash } from 'node:crypto';

import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { resendCooldownSeconds } from '@contract/constants';
import { i18n } from '@contract/i18n';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { TryLaterError } from '../../shared/errors';

interface Limit {
  points: number;
  seconds: number;
  /** Counted by each process, since a query of the database would cost more than the call. */
  local?: boolean;
  /** Not multiplied by the configured factor: a business rule, not protection from load. */
  fixed?: boolean;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * How many calls a caller may make. What counts as a caller depends on the limit: an IP address, an
 * email address or a token.
 */
const limits = {
  /** Reading: the catalogue, or one's own data. */
  read: { points: 1200, seconds: 60, local: true },
  /** All that may change something: bag, addresses, orders, and what has a limit of its own too. */
  write: { points: 300, seconds: 60, local: true },
  /** Attempts to log in from one IP address. */
  login: { points: 60, seconds: quarterHour },
  /** Attempts to log in to one account from one network, before each further one waits. */
  'login-pair': { points: 5, seconds: quarterHour },
  /** Attempts to log in to one account from anywhere, before each further one waits. */
  'login-account': { points: 10, seconds: quarterHour },
  /** Attempts to give the current password in one session. */
  'current-password': { points: 10, seconds: quarterHour },
  /** Registrations, and codes requested or tried, from one IP address. */
  code: { points: 60, seconds: quarterHour },
  /** Registrations, and codes requested or tried, for one account from one network. */
  'code-pair': { points: 20, seconds: quarterHour },
  /** Contact messages from one IP address. */
  contact: { points: 5, seconds: quarterHour },
  /** Back-in-stock requests from one IP address. */
  'back-in-stock': { points: 30, seconds: quarterHour },
  /** Back-in-stock requests for one email address: each may mail it a confirmation. */
  'back-in-stock-email': { points: 10, seconds: hour },
  /** Codes sent to one account (section 9). */
  'code-sent': { points: 1, seconds: resendCooldownSeconds, fixed: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

interface LimitDeps {
  db: Database;
  config: Pick<Config, 'rateLimitFactor'>;
}

const createLimiter = ({ db, config }: LimitDeps, name: LimitName) => {
  const { points, seconds, local, fixed }: Limit = limits[name];
  const options = {
    keyPrefix: name,
    points: Math.max(1, Math.round(points * (fixed ? 1 : config.rateLimitFactor))),
    duration: seconds,
  };
  return db.kind === 'embedded' || local
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({
        ...options,
        storeClient: db.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: name === 'code-sent',
      });
};

/**
 * A caller as a hash: short, and without personal data. Not for the limits that every call counts toward:
 * they know a network for a minute, in memory.
 */
const keyOf = (name: LimitName, caller: string): string =>
  'local' in limits[name] ? caller : createHash('sha256').update(caller).digest('base64url');

const tooManyRequests = (name: LimitName, { msBeforeNext }: RateLimiterRes): TryLaterError => {
  const seconds = Math.max(1, Math.ceil((msBeforeNext ?? 0) / 1000));
  return new TryLaterError(
    429,
    name === 'code-sent'
      ? i18n.t('A code was just sent. Please wait {seconds} seconds before asking for another.', {
          seconds,
        })
      : i18n.t('Too many requests. Please wait a moment and try again.'),
    seconds,
  );
};

/**
 * The shop's rate limits: counted in memory with the embedded database, which has one process, and
 * in the database with a server, so that all processes count together.
 */
export const createRateLimits = (deps: LimitDeps) => {
  const names = Object.keys(limits) as LimitName[];
  const limiters = Object.fromEntries(
    names.map((name) => [name, createLimiter(deps, name)]),
  ) as Record<LimitName, ReturnType<typeof createLimiter>>;

  const count = (name: LimitName, caller: string): Promise<RateLimiterRes> =>
    limiters[name].consume(keyOf(name, caller)).catch((rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) return rejection;
      throw rejection;
    });

  return {
    /** Counts one call; throws 429 with the time to wait when there were too many. */
    consume: async (name: LimitName, caller: string): Promise<void> => {
      const counted = await count(name, caller);
      if (counted.consumedPoints > limiters[name].points) throw tooManyRequests(name, counted);
    },

    /** Counts one call; returns how many there were beyond the limit. */
    excess: async (name: LimitName, caller: string): Promise<number> =>
      Math.max(0, (await count(name, caller)).consumedPoints - limiters[name].points),

    /** Starts counting the calls of a caller again from 0. */
    reset: async (name: LimitName, caller: string): Promise<void> => {
      await limiters[name].delete(keyOf(name, caller));
    },
  };
};

export type RateLimits = ReturnType<typeof createRateLimits>;
